/** Not the product's own port, so that the tests run beside a running product, or beside themselves. */
export const PORT = Number(process.env.E2E_PORT ?? 3917)
/** Port of the product's mailbox. */
export const MAIL_PORT = PORT + 25
/** Port of the product's Google sandbox. */
export const GOOGLE_PORT = PORT + 45
