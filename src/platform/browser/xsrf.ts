/** What a call of this page shows the server as a sign that it comes from here. */
export const xsrfToken = (): string => decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')
