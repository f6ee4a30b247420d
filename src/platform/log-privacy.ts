/** Replaces personal data and secrets in log lines. */
const HIDDEN = '[oculto]'

/** Keys whose value is never logged, at any depth. Compared in lower case without `-` and `_`. */
const HIDDEN_KEYS = new Set([
  ...['name', 'fullname', 'firstname', 'lastname', 'username', 'displayname', 'phone', 'telefone', 'cpf', 'cnpj'],
  ...['ip', 'ips', 'ipaddress', 'remoteaddress', 'clientip', 'xforwardedfor', 'xrealip', 'forwarded', 'useragent'],
  ...['signature', 'parameters', 'body'],
])
const HIDDEN_KEY_PARTS = /email|password|passwd|senha|token|secret|cookie|authorization|credential|apikey|accesskey/

// Each begins where something else ended: a long word without an @ is gone through once, not from each of its letters.
const MAIL_ADDRESS = /(?<![^\s@<>"'()=:,;/?&])[^\s@<>"'()=:,;/?&]+@[^\s@<>"'()=:,;/?&]+\.[^\s@<>"'()=:,;/?&]+/g
const URL_CREDENTIALS = /(:\/\/)[^\s:@/]*:[^\s@/]+@/g
const SECRET_PARAMETERS = /([?&](?:token|code|state|signature|email|key|secret)=)[^\s&"']+/gi

const isHidden = (key: string) => {
  const plain = key.toLowerCase().replace(/[-_]/g, '')
  return HIDDEN_KEYS.has(plain) || HIDDEN_KEY_PARTS.test(plain)
}

/** Text without mail addresses, passwords of URLs and secrets in query strings. */
function cleanText(text: string): string {
  return text
    .replace(URL_CREDENTIALS, `$1${HIDDEN}@`)
    .replace(MAIL_ADDRESS, HIDDEN)
    .replace(SECRET_PARAMETERS, `$1${HIDDEN}`)
}

/**
 * A finished JSON log line without personal data: by key at any depth, and inside every text.
 * Working on the finished line is what makes it certain: bindings, messages and nested objects all pass here.
 */
export function cleanLine(line: string): string {
  const cleaned: unknown = JSON.parse(line, (key, value: unknown) => {
    // An empty key is the root, or an unnamed entry.
    if (key !== '' && value !== null && value !== undefined && isHidden(key)) return HIDDEN
    return typeof value === 'string' ? cleanText(value) : value
  })
  return `${JSON.stringify(cleaned)}\n`
}
