/** An address as a log may hold it: keys of mailed links, signed ones too, and codes of text messages open doors. */
export const loggedUrl = (url: string) =>
  url
    .split('?', 1)[0]
    ?.replace(/(?<=\/)(?:[\w-]{32}|[\w-]+(?:\.[\w-]+){2})(?=\/|$)/g, '…')
    .replace(/(?<=\/verify\/[^/]+\/).+$/, '…')
