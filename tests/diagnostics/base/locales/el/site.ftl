site-title = Αγώνες
