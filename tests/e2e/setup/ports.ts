/** Not the product's own port, so that the tests run beside a running product, or beside themselves. */
export const PORT = Number(process.env.E2E_PORT ?? 3917)
/** Where the mails the product sent can be read. */
export const MAIL_PORT = PORT + 25
/** Where the product looks for Google. */
export const GOOGLE_PORT = PORT + 45
