import { randomUUID } from 'node:crypto'
import { PASSWORD } from '../people.ts'
import { everybody, members, type Row } from './row.ts'

const NEW_PASSWORD = 'janela verde 8'

/** `/auth/v1`. */
export const AUTH_ROWS: readonly Row[] = [
  {
    endpoint: 'POST /auth/v1/sign-up/email',
    // A taken address is reported, as the product specifies, without facts about its owner.
    expected: [200, 200, 200, 200, 200, 200, 409],
    ask: ({ self, target }) => ({
      json: {
        name: 'Pessoa Nova',
        email: self === target ? `nova-${randomUUID()}@exemplo.com.br` : target.email,
        password: PASSWORD,
        terms_accepted: true,
        receive_emails: false,
      },
    }),
  },
  {
    endpoint: 'POST /auth/v1/sign-in/email',
    expected: [200, 200, 200, 200, 200, 200, 401],
    ask: ({ self, target }) => ({
      json: { email: target.email, password: self === target ? PASSWORD : NEW_PASSWORD },
    }),
  },
  { endpoint: 'POST /auth/v1/sign-out', expected: everybody(200) },
  {
    endpoint: 'GET /auth/v1/get-session',
    expected: ['200 nobody', '200 self', '200 self', '200 self', '200 self', '200 self', '200 self'],
    verdict: (body) => (body === null ? 'nobody' : 'self'),
  },
  {
    endpoint: 'POST /auth/v1/request-password-reset',
    expected: everybody(200),
    ask: ({ target }) => ({ json: { email: target.email } }),
  },
  {
    endpoint: 'POST /auth/v1/reset-password',
    expected: everybody(400),
    ask: ({ target }) => ({ json: { token: target.id, password: NEW_PASSWORD } }),
  },
  {
    endpoint: 'GET /auth/v1/verify-email',
    expected: everybody('302 /confirm-email?token='),
    ask: ({ target }) => ({ query: { token: target.id } }),
  },
  {
    // Google is not configured here; what it decides is shown by its own tests.
    endpoint: 'POST /auth/v1/sign-in/social',
    expected: everybody(503),
    ask: () => ({ json: { provider: 'google' } }),
  },
  { endpoint: 'GET /auth/v1/callback/google', expected: everybody('302 /login?error=') },
  {
    endpoint: 'POST /auth/v1/change-password',
    // Regardless of the body, the password of the session's person changes.
    expected: members(200),
    ask: ({ target }) => ({
      json: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, userId: target.id, email: target.email },
    }),
  },
  {
    endpoint: 'GET /auth/v1/account-data',
    expected: members(200),
    ask: ({ target }) => ({ query: { id: target.id } }),
  },
  {
    endpoint: 'POST /auth/v1/delete-account',
    expected: members(200),
    ask: ({ target }) => ({ json: { password: PASSWORD, userId: target.id } }),
  },
]
