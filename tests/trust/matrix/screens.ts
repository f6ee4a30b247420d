import { PASSWORD } from '../people.ts'
import { type Asked, type Cells, everybody, type Row } from './row.ts'

const LOGIN = '302 /login?next='
const DENIED = '302 /?notice=access-denied'
/** Where a signed-in person is redirected from a screen for visitors. */
const HOME = '302 /'

/** A signed address of the file. */
const FILE = '303 /storage/v1/object/sign/'

const forVisitors: Cells = [200, HOME, HOME, HOME, HOME, '302 /admin', HOME]
const forMembers: Cells = [LOGIN, 200, 200, 200, 200, 200, 200]
const forAdmins: Cells = [LOGIN, DENIED, DENIED, DENIED, DENIED, 200, DENIED]

const posted = (fields: Record<string, string>) => ({ form: new URLSearchParams(fields) })
const named = ({ target }: Asked) => ({ query: { id: target.id, user_id: target.id, email: target.email } })

/** The screens of src/web/routes.ts; `POST` where a form posts itself without JavaScript. */
export const SCREEN_ROWS: readonly Row[] = [
  { door: 'GET /', expected: everybody(200), ask: named },
  { door: 'GET /activities', expected: everybody(200), ask: named },
  {
    door: 'GET /activities/:slug',
    expected: everybody(200),
    ask: ({ world }) => ({ params: { slug: world.sheets.premium.slug } }),
  },
  {
    door: 'GET /activities/:slug',
    about: 'not public',
    expected: everybody(404),
    ask: ({ world }) => ({ params: { slug: world.sheets.inactive.slug } }),
  },
  {
    door: 'POST /activities/:slug',
    about: 'downloading a premium sheet',
    expected: ['303 /login?next=', 403, FILE, FILE, 403, 403, 403],
    ask: ({ world, target }) => ({ params: { slug: world.sheets.premium.slug }, ...posted({ user_id: target.id }) }),
  },
  { door: 'GET /plans', expected: everybody(200), ask: named },
  // Everybody: the browser reads what it shows, with its own session.
  { door: 'GET /payment-success', expected: everybody(200), ask: named },
  { door: 'GET /about', expected: everybody(200) },
  { door: 'GET /faq', expected: everybody(200) },
  { door: 'GET /privacy', expected: everybody(200) },
  { door: 'GET /terms', expected: everybody(200) },
  { door: 'GET /cookies', expected: everybody(200) },
  { door: 'GET /categories/matematica', expected: everybody('301 /activities?category=') },
  { door: 'GET /login', expected: forVisitors },
  {
    door: 'POST /login',
    expected: [HOME, HOME, HOME, HOME, HOME, '302 /admin', HOME],
    // A signed-in person stays signed in; the form itself says that the password is wrong.
    asData: [202, 202, 202, 202, 202, 202, 401],
    ask: ({ self, target }) => posted({ email: target.email, password: self === target ? PASSWORD : 'não é a senha' }),
  },
  { door: 'GET /register', expected: forVisitors },
  {
    door: 'POST /register',
    // The address is taken: said, as the product specifies. Signed-in people do not see the form again.
    expected: [409, HOME, HOME, HOME, HOME, '302 /admin', HOME],
    asData: everybody(409),
    ask: ({ target }) => posted({ name: 'Pessoa Nova', email: target.email, password: PASSWORD, terms_accepted: 'on' }),
  },
  { door: 'GET /profile', expected: forMembers, ask: named },
  {
    door: 'POST /profile',
    about: 'a new name',
    expected: [
      LOGIN,
      '302 /profile?done=edit',
      '302 /profile?done=edit',
      '302 /profile?done=edit',
      '302 /profile?done=edit',
      '302 /profile?done=edit',
      '302 /profile?done=edit',
    ],
    ask: ({ self, target }) => ({
      ...posted({ name: self.name, id: target.id }),
      query: { form: 'edit', id: target.id },
    }),
  },
  {
    door: 'POST /profile',
    about: 'leaving for good',
    expected: [LOGIN, HOME, HOME, HOME, HOME, HOME, HOME],
    ask: ({ target }) => ({ ...posted({ password: PASSWORD, id: target.id }), query: { form: 'delete' } }),
  },
  { door: 'GET /reset-password', expected: everybody(200) },
  {
    door: 'POST /reset-password',
    expected: everybody(400),
    ask: ({ target }) => posted({ token: target.id, password: PASSWORD, confirmation: PASSWORD }),
  },
  {
    door: 'GET /confirm-email',
    expected: everybody(200),
    ask: ({ target }) => ({ query: { token: target.id } }),
  },
  {
    door: 'POST /confirm-email',
    expected: everybody(400),
    ask: ({ target }) => posted({ token: target.id, password: PASSWORD, answer: 'not-me' }),
  },
  { door: 'GET /cancel-subscription', expected: forMembers, ask: named },
  {
    // The session decides whose; nobody here has a subscription that renews itself.
    door: 'POST /cancel-subscription',
    expected: [LOGIN, 409, 409, 409, 409, 409, 409],
    ask: ({ target }) => posted({ reason: 'motivo', userId: target.id }),
  },
  { door: 'GET /admin', expected: forAdmins },
  { door: 'GET /admin/activities', expected: forAdmins },
  { door: 'GET /admin/activities/import', expected: forAdmins },
  { door: 'GET /admin/users', expected: forAdmins, ask: ({ target }) => ({ query: { search: target.mark } }) },
  { door: 'GET /admin/users/:id', expected: forAdmins, ask: ({ target }) => ({ params: { id: target.id } }) },
  { door: 'GET /admin/audit', expected: forAdmins },
  { door: 'GET /mercadopago-test', expected: forAdmins },
  { door: 'GET /payment-monitoring', expected: forAdmins, ask: ({ target }) => ({ query: { search: target.mark } }) },
  { door: 'GET /webhook-tester', expected: forAdmins },
  { door: 'GET /webhook-diagnostic', expected: forAdmins },
  { door: 'GET /*', expected: everybody(404), ask: () => ({ params: { '*': 'nao-existe' } }) },
]
