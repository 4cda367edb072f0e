// Printed by `variorum host cloudfront`. Attach it to viewer requests.
function handler(event) {
  var request = event.request;
  var moved = { /* moved */ };
  var bare = [/* bare */];
  var uri = request.uri;
  var name = uri.slice(uri.lastIndexOf("/") + 1);
  var folder = name === "" || name.indexOf(".") >= 0 || bare.indexOf(uri) >= 0 ? uri : uri + "/";
  var to = moved[folder] || (folder === uri ? "" : folder);
  if (to) return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location: { value: to } } };
  if (name === "") request.uri = uri + "index.html";
  return request;
}
