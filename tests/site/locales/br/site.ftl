history = História
