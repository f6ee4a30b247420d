/**
 * A text of one line, without control characters: PostgreSQL refuses NUL, and a line break would begin another header
 * of a mail.
 */
export const ONE_LINE = /^\P{Cc}*$/u

/** A text that may have line breaks and tabs, and no other control character. */
export const SEVERAL_LINES = /^[\P{Cc}\n\r\t]*$/u

/** The text without what {@link SEVERAL_LINES} refuses, where a refusal would hold up more than the text. */
export const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\n\r\t]/gu, '')
