import { createRoute, z } from '@hono/zod-openapi'
import { signUpRefusal } from '../../features/accounts/rules.ts'
import {
  resetRequestSchema,
  resetSchema,
  sessionSchema,
  signInSchema,
  signUpSchema,
} from '../../features/accounts/schema.ts'
import type { Accounts, Caller, Entry } from '../../features/accounts/service.server.ts'
import { TooManyAttempts } from '../../features/accounts/throttle/service.server.ts'
import { answerError, createDoor, type DoorContext, refuse } from './door.ts'

const json = <T extends z.ZodType>(schema: T) => ({ content: { 'application/json': { schema } } })
const body = <T extends z.ZodType>(schema: T) => ({ body: { ...json(schema), required: true } })
const refusal = (description: string) => ({ description })

const tags = ['auth']
const security: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }, {}]
const entered = z.object({ user: sessionSchema })
const done = z.object({ success: z.literal(true) })
const tooMany = refusal('Tentativas demais; o cabeçalho Retry-After diz quantos segundos esperar.')
const tokenHint = 'O cabeçalho set-auth-token traz o token para programas.'

const signUp = createRoute({
  method: 'post',
  path: '/sign-up/email',
  tags,
  summary: 'Criar conta',
  request: body(signUpSchema),
  responses: {
    200: {
      description: `Conta criada; o cookie da sessão vem junto, a menos que o email precise ser confirmado antes. ${tokenHint}`,
      ...json(z.object({ user: sessionSchema.nullable() })),
    },
    400: refusal('Campo que não passa nas regras.'),
    409: refusal('Email já cadastrado.'),
    429: tooMany,
  },
})

const signIn = createRoute({
  method: 'post',
  path: '/sign-in/email',
  tags,
  summary: 'Entrar com email e senha',
  request: body(signInSchema),
  responses: {
    200: { description: `O cookie da sessão vem junto. ${tokenHint}`, ...json(entered) },
    400: refusal('Email ou senha ausentes.'),
    401: refusal('Email ou senha incorretos, sem dizer qual.'),
    403: refusal('Email ainda não confirmado.'),
    429: tooMany,
  },
})

const signOut = createRoute({
  method: 'post',
  path: '/sign-out',
  tags,
  summary: 'Sair, em todos os aparelhos',
  security,
  responses: { 200: { description: 'Nenhuma sessão da conta vale mais.', ...json(done) } },
})

const getSession = createRoute({
  method: 'get',
  path: '/get-session',
  tags,
  summary: 'Quem está conectado, e até quando',
  security,
  responses: {
    200: {
      description: 'null para visitantes. Uma sessão com mais de um dia é renovada.',
      ...json(z.object({ user: sessionSchema, expiresAt: z.iso.datetime() }).nullable()),
    },
  },
})

const requestReset = createRoute({
  method: 'post',
  path: '/request-password-reset',
  tags,
  summary: 'Pedir o link para redefinir a senha',
  request: body(resetRequestSchema),
  responses: {
    200: { description: 'A mesma resposta, esteja o email cadastrado ou não.', ...json(done) },
    400: refusal('Email malformado.'),
    429: tooMany,
  },
})

const resetPassword = createRoute({
  method: 'post',
  path: '/reset-password',
  tags,
  summary: 'Trocar a senha com o token do link',
  request: body(resetSchema),
  responses: {
    200: { description: 'Senha trocada; todas as sessões da conta terminaram.', ...json(done) },
    400: refusal('Token inválido, vencido ou já usado, ou senha que não passa nas regras.'),
    429: tooMany,
  },
})

const verifyEmail = createRoute({
  method: 'get',
  path: '/verify-email',
  tags,
  summary: 'Destino do link de confirmação',
  request: { query: z.object({ token: z.string().max(2_000) }) },
  responses: { 302: refusal('Para a página inicial; para a tela de entrada, com aviso, quando o link não vale.') },
})

const google = createRoute({
  method: 'post',
  path: '/sign-in/social',
  tags,
  summary: 'Começar a entrada com o Google',
  request: body(z.object({ provider: z.literal('google'), next: z.string().max(1_000).optional() })),
  responses: {
    200: { description: 'O endereço para onde levar o navegador.', ...json(z.object({ url: z.url() })) },
    429: tooMany,
    503: refusal('A entrada com o Google não está configurada.'),
  },
})

const googleCallback = createRoute({
  method: 'get',
  path: '/callback/google',
  tags,
  summary: 'Volta do Google',
  responses: { 302: refusal('Para a página de onde se veio; para a tela de entrada quando algo falhou.') },
})

/** `/auth/v1`: accounts and sessions (spec part 2 §7 Authentication service). Anything else below it is a 404. */
export function authDoor({ accounts }: { accounts: Accounts }) {
  const door = createDoor()
  door.onError((error, c) => {
    if (error instanceof TooManyAttempts) c.header('retry-after', String(error.retryAfterSeconds))
    return answerError(error, c)
  })
  door.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  return door
    .openapi(
      signUp,
      async (c) => {
        const entry = await accounts.signUp(c.req.valid('json'), callerOf(c))
        return carry(c, entry).json({ user: entry.session }, 200)
      },
      (result, c) => {
        if (result.success) return
        const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
        return refuse(c, signUpRefusal(issues), issues)
      },
    )
    .openapi(signIn, async (c) => {
      const entry = await accounts.signIn(c.req.valid('json'), callerOf(c))
      return carry(c, entry).json({ user: entry.session }, 200)
    })
    .openapi(signOut, async (c) => carry(c, await accounts.signOut(c.req.raw.headers)).json({ success: true }, 200))
    .openapi(getSession, async (c) => {
      const current = await accounts.currentSession(c.req.raw.headers)
      const { session: user, expiresAt } = current
      return carry(c, current).json(user && expiresAt && { user, expiresAt: expiresAt.toISOString() }, 200)
    })
    .openapi(requestReset, async (c) => {
      await accounts.requestPasswordReset(c.req.valid('json').email, c.get('address'))
      return c.json({ success: true }, 200)
    })
    .openapi(resetPassword, async (c) => {
      await accounts.resetPassword(c.req.valid('json'), c.get('address'))
      return c.json({ success: true }, 200)
    })
    .openapi(verifyEmail, async (c) => {
      const confirmed = await accounts.confirmEmail(c.req.valid('query').token, c.req.raw.headers)
      return c.redirect(confirmed ? '/' : '/login?error=confirmation')
    })
    .openapi(google, async (c) => {
      const { url, headers } = await accounts.startGoogle(c.req.valid('json').next, callerOf(c))
      return carry(c, { headers }).json({ url }, 200)
    })
    .openapi(googleCallback, async (c) => {
      const answer = await accounts.handler(c.req.raw)
      return answer.status < 400 ? answer : c.redirect('/login?error=google')
    })
}

const callerOf = (c: DoorContext): Caller => ({ headers: c.req.raw.headers, address: c.get('address') })

/** Puts the cookies of an entry on the answer. */
function carry<C extends DoorContext>(c: C, { headers }: Pick<Entry, 'headers'>): C {
  for (const [name, value] of headers) c.header(name, value, { append: true })
  return c
}
