/** Looked for in the browser build by `npm run check`: server code that slips in carries this text along. */
export const serverOnly = 'masar-server-only-7f3a'
