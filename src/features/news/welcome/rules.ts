/** Days after the beginning of an account that a mail goes out on (rule: welcome mails). */
export const WELCOME_DAYS = [0, 3, 7] as const
export type WelcomeDay = (typeof WELCOME_DAYS)[number]

/** A mail that could not go out for so many days is left out: by then the next one is due. */
export const WINDOW_DAYS = 3

/** People noted in one transaction. */
export const NOTED_AT_ONCE = 500
