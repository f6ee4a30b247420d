/** Name and value of the parameter that says why somebody was led to this page. */
export const NOTICE_PARAM = 'notice'
export const DENIED_NOTICE = 'access-denied'

/** Where people go who may not see what they asked for (decisions S9). */
export const DENIED_ADDRESS = `/?${NOTICE_PARAM}=${DENIED_NOTICE}`
