import { PASSWORD } from '../people.ts'
import { type Asked, type Cells, everybody, type Row } from './row.ts'

const LOGIN = '302 /login?next='
const DENIED = '302 /?notice=access-denied'
/** Target of a signed-in user's redirect from a screen for visitors. */
const HOME = '302 /'

const OWN_LIST = '303 /favoritos?lista='

/** A signed address of the file. */
const FILE = '303 /storage/v1/object/sign/'

const forVisitors: Cells = [200, HOME, HOME, HOME, HOME, '302 /admin', HOME]
const forMembers: Cells = [LOGIN, 200, 200, 200, 200, 200, 200]
const forAdmins: Cells = [LOGIN, DENIED, DENIED, DENIED, DENIED, 200, DENIED]

/** Only its owner sees a checkout; for others it does not exist. */
const forOwners: Cells = [LOGIN, 404, 404, 404, 404, 404, 404]
const nobodys = () => ({ params: { id: '00000000-0000-4000-8000-000000000000' } })

const posted = (fields: Record<string, string>) => ({ form: new URLSearchParams(fields) })
const named = ({ target }: Asked) => ({ query: { id: target.id, user_id: target.id, email: target.email } })

/** The screens of src/web/routes.ts; `POST` where a form posts itself without JavaScript. */
export const SCREEN_ROWS: readonly Row[] = [
  { endpoint: 'GET /', expected: everybody(200), ask: named },
  { endpoint: 'GET /activities', expected: everybody(200), ask: named },
  {
    endpoint: 'GET /activities/:slug',
    expected: everybody(200),
    ask: ({ world }) => ({ params: { slug: world.sheets.premium.slug } }),
  },
  {
    endpoint: 'GET /activities/:slug',
    about: 'not public',
    expected: everybody(404),
    ask: ({ world }) => ({ params: { slug: world.sheets.inactive.slug } }),
  },
  {
    endpoint: 'POST /activities/:slug',
    about: 'downloading a premium sheet',
    expected: ['303 /login?next=', 403, FILE, FILE, 403, 403, 403],
    ask: ({ world, target }) => ({ params: { slug: world.sheets.premium.slug }, ...posted({ user_id: target.id }) }),
  },
  { endpoint: 'GET /objetivos', expected: everybody(200) },
  { endpoint: 'GET /objetivos/:goal', expected: everybody(200), ask: () => ({ params: { goal: 'calma' } }) },
  { endpoint: 'GET /datas', expected: everybody(200) },
  { endpoint: 'GET /datas/:date', expected: everybody(200), ask: () => ({ params: { date: 'natal' } }) },
  { endpoint: 'GET /folhas', expected: everybody(200) },
  { endpoint: 'GET /folhas/:topic', expected: everybody(200), ask: () => ({ params: { topic: '1-ano' } }) },
  { endpoint: 'GET /criar', expected: everybody(200), ask: named },
  { endpoint: 'GET /criar/:kind', expected: everybody(200), ask: () => ({ params: { kind: 'nome-tracado' } }) },
  { endpoint: 'GET /como-conferimos', expected: everybody(200), ask: named },
  { endpoint: 'GET /contato', expected: everybody(200), ask: named },
  {
    endpoint: 'POST /contato',
    about: 'a message, by anybody',
    expected: everybody('303 /contato?assunto=duvida&numero='),
    ask: ({ target }) =>
      posted({ topic: 'duvida', email: target.email, message: 'Uma dúvida sobre as folhas de hoje' }),
  },
  { endpoint: 'GET /bncc', expected: everybody(200), ask: named },
  { endpoint: 'GET /bncc/:code', expected: everybody(200), ask: () => ({ params: { code: 'EF01MA06' } }) },
  { endpoint: 'GET /favoritos', expected: everybody(200), ask: named },
  { endpoint: 'GET /turma', expected: everybody(200), ask: named },
  { endpoint: 'GET /caderno', expected: everybody(200), ask: named },
  { endpoint: 'GET /cadernos', expected: everybody(200), ask: named },
  // The database of this run has no sheets of the starting catalogue, so no booklet is full.
  {
    endpoint: 'GET /cadernos/:booklet',
    expected: everybody(404),
    ask: () => ({ params: { booklet: 'primeiro-caderno' } }),
  },
  { endpoint: 'GET /chave', expected: everybody(200), ask: named },
  {
    endpoint: 'POST /favoritos',
    about: 'another’s list',
    expected: ['303 /login?next=', 404, 404, 404, 404, 404, 404],
    ask: () => ({
      query: { lista: '00000000-0000-4000-8000-000000000000' },
      ...posted({ intent: 'remove' }),
    }),
  },
  {
    endpoint: 'POST /favoritos',
    about: 'a new list, of the session’s person',
    expected: ['303 /login?next=', OWN_LIST, OWN_LIST, OWN_LIST, OWN_LIST, OWN_LIST, OWN_LIST],
    ask: ({ target }) => posted({ intent: 'create', name: 'Semana da água', user_id: target.id }),
  },
  { endpoint: 'GET /listas/:token', expected: everybody(404), ask: () => ({ params: { token: 'a'.repeat(22) } }) },
  { endpoint: 'GET /cancelar-novidades', expected: everybody(200), ask: named },
  { endpoint: 'POST /cancelar-novidades', expected: everybody(200), ask: () => posted({ token: 'x' }) },
  { endpoint: 'GET /pedidos', expected: forMembers, ask: named },
  {
    endpoint: 'POST /pedidos',
    about: 'a sheet, which Premium alone asks for',
    expected: ['302 /login?next=', 403, '303 /pedidos', '303 /pedidos', 403, 403, 403],
    ask: ({ target }) =>
      posted({
        ...{ intent: 'ask', kind: 'sheet', theme: 'Dinossauros', goal: 'Recortar', words: 'Com nomes' },
        ...{ ageRange: '5-7 anos', user_id: target.id },
      }),
  },
  { endpoint: 'GET /admin/requests', expected: forAdmins },
  {
    endpoint: 'POST /admin/requests',
    about: 'nobody’s request',
    expected: [LOGIN, DENIED, DENIED, DENIED, DENIED, 404, DENIED],
    ask: () => posted({ id: '00000000-0000-4000-8000-000000000000', state: 'received', answer: 'Em breve', slug: '' }),
  },
  { endpoint: 'GET /plans', expected: everybody(200), ask: named },
  { endpoint: 'GET /pix/:id', about: 'nobody’s', expected: forOwners, ask: nobodys },
  { endpoint: 'GET /assinar/:id', about: 'nobody’s', expected: forOwners, ask: nobodys },
  {
    endpoint: 'POST /assinar/:id',
    about: 'nobody’s',
    expected: forOwners,
    ask: (asked) => ({ ...nobodys(), ...posted({ payerEmail: asked.target.email }) }),
  },
  // Everybody: the browser reads what it shows, with its own session.
  { endpoint: 'GET /payment-success', expected: everybody(200), ask: named },
  { endpoint: 'GET /about', expected: everybody(200) },
  { endpoint: 'GET /faq', expected: everybody(200) },
  { endpoint: 'GET /privacy', expected: everybody(200) },
  { endpoint: 'GET /terms', expected: everybody(200) },
  { endpoint: 'GET /cookies', expected: everybody(200) },
  { endpoint: 'GET /categories/matematica', expected: everybody('301 /activities?category=') },
  { endpoint: 'GET /login', expected: forVisitors },
  {
    endpoint: 'POST /login',
    expected: [HOME, HOME, HOME, HOME, HOME, '302 /admin', HOME],
    // A signed-in user stays signed in; the form itself reports the wrong password.
    asData: [202, 202, 202, 202, 202, 202, 401],
    ask: ({ self, target }) => posted({ email: target.email, password: self === target ? PASSWORD : 'não é a senha' }),
  },
  { endpoint: 'GET /register', expected: forVisitors },
  {
    endpoint: 'POST /register',
    // The address is taken: reported, as the product specifies. Signed-in users do not see the form again.
    expected: [409, HOME, HOME, HOME, HOME, '302 /admin', HOME],
    asData: everybody(409),
    ask: ({ target }) => posted({ name: 'Pessoa Nova', email: target.email, password: PASSWORD, terms_accepted: 'on' }),
  },
  { endpoint: 'GET /profile', expected: forMembers, ask: named },
  {
    endpoint: 'POST /profile',
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
    endpoint: 'POST /profile',
    about: 'leaving for good',
    expected: [LOGIN, HOME, HOME, HOME, HOME, HOME, HOME],
    ask: ({ target }) => ({ ...posted({ password: PASSWORD, id: target.id }), query: { form: 'delete' } }),
  },
  { endpoint: 'GET /reset-password', expected: everybody(200) },
  {
    endpoint: 'POST /reset-password',
    expected: everybody(400),
    ask: ({ target }) => posted({ token: target.id, password: PASSWORD, confirmation: PASSWORD }),
  },
  {
    endpoint: 'GET /confirm-email',
    expected: everybody(200),
    ask: ({ target }) => ({ query: { token: target.id } }),
  },
  {
    endpoint: 'POST /confirm-email',
    expected: everybody(400),
    ask: ({ target }) => posted({ token: target.id, password: PASSWORD, answer: 'not-me' }),
  },
  { endpoint: 'GET /cancel-subscription', expected: forMembers, ask: named },
  {
    // The session decides the user; none here has a renewing subscription.
    endpoint: 'POST /cancel-subscription',
    expected: [LOGIN, 409, 409, 409, 409, 409, 409],
    ask: ({ target }) => posted({ reason: 'motivo', userId: target.id }),
  },
  { endpoint: 'GET /admin', expected: forAdmins },
  { endpoint: 'GET /admin/week', expected: forAdmins },
  { endpoint: 'GET /admin/activities', expected: forAdmins },
  { endpoint: 'GET /admin/activities/import', expected: forAdmins },
  { endpoint: 'GET /admin/users', expected: forAdmins, ask: ({ target }) => ({ query: { search: target.mark } }) },
  { endpoint: 'GET /admin/users/:id', expected: forAdmins, ask: ({ target }) => ({ params: { id: target.id } }) },
  { endpoint: 'GET /admin/audit', expected: forAdmins },
  { endpoint: 'GET /mercadopago-test', expected: forAdmins },
  {
    endpoint: 'GET /payment-monitoring',
    expected: forAdmins,
    ask: ({ target }) => ({ query: { search: target.mark } }),
  },
  {
    endpoint: 'POST /payment-monitoring',
    about: 'nothing to give back',
    expected: [LOGIN, DENIED, DENIED, DENIED, DENIED, 400, DENIED],
    ask: () => posted({}),
  },
  { endpoint: 'GET /webhook-tester', expected: forAdmins },
  { endpoint: 'GET /webhook-diagnostic', expected: forAdmins },
  { endpoint: 'GET /*', expected: everybody(404), ask: () => ({ params: { '*': 'nao-existe' } }) },
]
