/** Calls of the API. */
export const API_PATH = /^\/(?:rest|functions|auth)\/v1\//
/** Stored files. */
export const STORAGE_PATH = /^\/storage\/v1\//
/** Files for robots and browsers made by few lines of code: no page is rendered for them. */
export const DISCOVERY_PATH = /^\/(?:robots\.txt|manifest\.webmanifest|sitemap(?:-[1-9][0-9]{0,4})?\.xml)$/
/** The one address of the provider's notifications (rule: webhook answers). */
export const WEBHOOK_PATH = '/functions/v1/mercadopago-webhook'
/** Calls whose bodies carry files, and may take minutes to come in (a test holds the list against the routes). */
export const FILE_PATHS: ReadonlySet<string> = new Set(['/functions/v1/upload', '/functions/v1/import'])
/** React Router's list of the routes behind a page's links: matched in memory, with the same answer for every visitor. */
export const ROUTE_LIST_PATH = '/__manifest'
