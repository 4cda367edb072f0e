//! The site for S3 and CloudFront: what to give each object, and how the distribution is to be set.

use serde_json::{Value, json};

use super::layout::Layout;
use super::policy::Policy;
use super::rules::OWN;
use super::{ASSETS, BOARDS, headers};

/// Asked before each request: folders by their addresses, and the addresses of former times.
const FUNCTION: &str = include_str!("cloudfront.js");

/// How long CloudFront lets the function be.
const LONGEST: usize = 10_240;

/// Metadata of the objects, policies, behaviours and the function, as CloudFront's own interface names them.
///
/// # Errors
/// If the function is longer than CloudFront takes.
pub(crate) fn cloudfront(layout: &Layout) -> Result<String, String> {
    let function = function(layout);
    if function.len() > LONGEST {
        return Err(format!(
            "the function has {} bytes, of which CloudFront takes {LONGEST}: take the oldest addresses out of \
             `retired`, or put files without an ending elsewhere than in `files/`",
            function.len()
        ));
    }
    let base = &layout.base;
    let below = base.trim_start_matches('/');
    let sent = layout.files.iter().filter(|file| !OWN.contains(&file.as_str()));
    let objects = sent.map(|file| {
        let headers = headers(file);
        let mut object = json!({
            "Key": format!("{below}{file}"),
            "ContentType": headers.content_type,
            "CacheControl": headers.caching.value(),
        });
        if let Some(encoding) = headers.encoding {
            object["ContentEncoding"] = json!(encoding.name());
        }
        object
    });
    let missing = |code: u16| {
        json!({
            "ErrorCode": code,
            "ResponsePagePath": format!("{base}404.html"),
            "ResponseCode": "404",
            "ErrorCachingMinTTL": 0,
        })
    };
    let all = json!({
        "Objects": objects.collect::<Vec<Value>>(),
        "ResponseHeadersPolicies": [
            policy(layout, Policy::Page),
            policy(layout, Policy::Board),
            policy(layout, Policy::Asset),
        ],
        "CacheBehaviors": [
            { "PathPattern": format!("{base}{ASSETS}/*"), "ResponseHeadersPolicy": name(Policy::Asset) },
            { "PathPattern": format!("{base}{BOARDS}/*"), "ResponseHeadersPolicy": name(Policy::Board) },
            { "PathPattern": "Default (*)", "ResponseHeadersPolicy": name(Policy::Page) },
        ],
        "ViewerRequestFunction": function,
        // S3 answers with 403 where an object is not there and the list of them may not be read.
        "CustomErrorResponses": [missing(403), missing(404)],
    });
    Ok(format!("{all:#}\n"))
}

fn name(policy: Policy) -> &'static str {
    match policy {
        Policy::Asset => "variorum-assets",
        Policy::Board => "variorum-boards",
        Policy::Page => "variorum-pages",
    }
}

fn policy(layout: &Layout, policy: Policy) -> Value {
    let mut custom = Vec::new();
    let mut security = json!({});
    let mut cors = None;
    for (header, value) in policy.pairs().into_iter().chain(layout.robots()) {
        match header {
            "Content-Security-Policy" => {
                security["ContentSecurityPolicy"] =
                    json!({ "ContentSecurityPolicy": value, "Override": true });
            }
            "X-Content-Type-Options" => security["ContentTypeOptions"] = json!({ "Override": true }),
            "Referrer-Policy" => {
                security["ReferrerPolicy"] = json!({ "ReferrerPolicy": value, "Override": true });
            }
            "Access-Control-Allow-Origin" => {
                cors = Some(json!({
                    "AccessControlAllowOrigins": { "Quantity": 1, "Items": [value] },
                    "AccessControlAllowHeaders": { "Quantity": 1, "Items": ["*"] },
                    "AccessControlAllowMethods": { "Quantity": 2, "Items": ["GET", "HEAD"] },
                    "AccessControlAllowCredentials": false,
                    "OriginOverride": true,
                }));
            }
            _ => custom.push(json!({ "Header": header, "Value": value, "Override": true })),
        }
    }
    let mut config = json!({
        "Name": name(policy),
        "SecurityHeadersConfig": security,
        "CustomHeadersConfig": { "Quantity": custom.len(), "Items": custom },
    });
    if let Some(cors) = cors {
        config["CorsConfig"] = cors;
    }
    config
}

fn function(layout: &Layout) -> String {
    let moved: Value = layout.moved.iter().map(|(from, to)| (from.clone(), json!(to))).collect();
    let has_ending = |file: &str| file.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let bare: Vec<String> =
        layout.files.iter().filter(|file| !has_ending(file)).map(|file| layout.address(file)).collect();
    FUNCTION.replace("{ /* moved */ }", &moved.to_string()).replace("[/* bare */]", &json!(bare).to_string())
}
