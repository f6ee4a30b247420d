import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountsOn, anyone } from '../../../tests/factories/accounts.ts'
import { insertUser } from '../../../tests/factories/database.ts'
import * as made from '../../../tests/factories/hostile-files.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import type { Session } from '../../features/accounts/schema.ts'
import { createAudit } from '../../features/audit/service.server.ts'
import { createEditing } from '../../features/catalogue/editing/service.server.ts'
import { openFiles } from '../../features/catalogue/import/files/service.server.ts'
import type { ImportEvent } from '../../features/catalogue/import/schema.ts'
import { createImports } from '../../features/catalogue/import/service.server.ts'
import { createPdfCheck, PDF_WORKER_FILE } from '../../features/catalogue/upload/pdf/service.server.ts'
import { createUploads } from '../../features/catalogue/upload/service.server.ts'
import { openDiskStorage } from '../../platform/storage/disk.ts'
import { systemClock } from '../../platform/time.ts'
import { registerImport } from './admin-import.ts'
import { createDoor } from './door.ts'

// Each PDF is opened in a thread that loads its reader first; on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 90_000 })

const database = await testDatabase()
const { db } = database
const folder = await mkdtemp(join(tmpdir(), 'importing-'))
const storage = await openDiskStorage(join(folder, 'store'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const log = { error: vi.fn(), info: vi.fn() }
const { id: userId } = await insertUser(db, { role: 'admin' })
const admin = { userId, name: 'Pessoa', email: 'pessoa@example.com', isAdmin: true } as unknown as Session
const audit = createAudit({ db, clock: systemClock })
const uploads = createUploads({
  db,
  storage,
  pdfCheck: createPdfCheck({ file: PDF_WORKER_FILE }),
  log,
  clock: systemClock,
})
const editing = createEditing({ db, uploads, audit, storage, log })
const imports = createImports({ db, editing, uploads, audit, log })

function doorFor(session: Session | null) {
  const door = createDoor()
  door.use(async (c, next) => {
    c.set('session', session)
    c.set('log', log as never)
    return next()
  })
  registerImport(door, imports)
  return door
}

const png = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#c35' } })
  .png()
  .toBuffer()
const HEAD = 'slug;title;description;category;image_url;file_url;tags;page_count'
const table = (...rows: string[]) => [HEAD, ...rows].join('\n')
const CAT = 'gato;O gato;Pinte o gato.;Colorir;gato.png;gato.pdf;Gato, cores;2'

type Zip = Parameters<typeof made.zip>[0]
const GOOD_ZIP: Zip = [
  ['folhas/gato.png', png],
  ['folhas/gato.pdf', made.pdf({ pages: 2 })],
]

async function send(
  csv: string | Uint8Array,
  { zip, files = [], mode = 'run' }: { zip?: Zip | Uint8Array; files?: [string, Uint8Array][]; mode?: string } = {},
): Promise<ImportEvent[]> {
  const form = new FormData()
  form.set('mode', mode)
  form.set('table', new File([csv as BlobPart], 'tabela.csv'))
  const packed = zip instanceof Uint8Array ? zip : zip && made.zip(zip)
  if (packed) form.set('zip', new File([packed as BlobPart], 'folhas.zip'))
  for (const [name, bytes] of files) form.append('files', new File([bytes as BlobPart], name))
  const answer = await doorFor(admin).request('/import', { method: 'POST', body: form })
  expect(answer.status).toBe(200)
  const lines = (await answer.text()).trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

const endOf = (events: ImportEvent[]) => events.find((event) => event.type === 'end')
const problemsOf = (events: ImportEvent[]) =>
  events.flatMap((event) =>
    event.type === 'problem' ? event.problems.map((problem) => `${event.line}: ${problem}`) : [],
  )
const activities = () => db.selectFrom('activities').selectAll().orderBy('slug').execute()

async function storedKeys() {
  const keys: string[] = []
  for await (const key of storage.list('')) keys.push(key)
  return keys
}
const leftovers = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('import-'))

let before: string[] = []
beforeEach(async () => {
  await db.deleteFrom('downloads').execute()
  await db.deleteFrom('activities').execute()
  await db.deleteFrom('uploads').execute()
  await db.deleteFrom('audit_log').execute()
  for (const key of await storedKeys()) await storage.delete(key)
  before = await leftovers()
})

describe('activities', () => {
  test('a check changes nothing; the import creates; again it updates', async () => {
    const checked = await send(table(CAT), { zip: GOOD_ZIP, mode: 'check' })
    expect(checked[0]).toEqual({ type: 'start', kind: 'activities', total: 1, dryRun: true })
    expect(endOf(checked)).toMatchObject({ counts: { created: 1, problems: 0 }, stopped: false })
    expect(await activities()).toEqual([])
    expect(await storedKeys()).toEqual([])

    expect(endOf(await send(table(CAT), { zip: GOOD_ZIP }))).toMatchObject({ counts: { created: 1 } })
    const [cat] = await activities()
    expect(cat).toMatchObject({
      slug: 'gato',
      title: 'O gato',
      tags: ['gato', 'cores'],
      page_count: 2,
      status: 'ativo',
    })
    expect(await storedKeys()).toHaveLength(4)

    // Without files and with empty cells: those stay as they are.
    const again = await send(table('gato;O gato preto;;;;;;'))
    expect(endOf(again)).toMatchObject({ counts: { updated: 1 } })
    expect(await activities()).toMatchObject([
      { id: cat?.id, title: 'O gato preto', description: 'Pinte o gato.', file_url: cat?.file_url },
    ])
    const actions = await db.selectFrom('audit_log').select('action').orderBy('id').execute()
    expect(actions.map(({ action }) => action)).toEqual([
      'activity.created',
      'import.finished',
      'activity.updated',
      'import.finished',
    ])
    expect(await leftovers()).toEqual(before)
  })

  test('loose files do too; a Latin-1 table with commas is understood', async () => {
    const csv = made.text(
      'id,title,description,category,image_url,file_url,created_at\n17,Emo\xe7\xf5es,Recorte.,Pareamento,https://antigo.example/t/emo.png,https://antigo.example/f/emo.pdf,2024-05-01 12:00:00+00\n',
    )
    const files: [string, Uint8Array][] = [
      ['../emo.png', png],
      ['emo.pdf', made.pdf({})],
    ]
    expect(problemsOf(await send(csv, { files }))).toEqual([])
    const [row] = await activities()
    expect(row).toMatchObject({ title: 'Emoções', slug: 'emocoes', created_at: new Date('2024-05-01T12:00:00Z') })
    expect(endOf(await send(csv, { files }))).toMatchObject({ counts: { created: 0, updated: 1 } })
  })

  test('each row comes in whole or not at all, and says what is wrong', async () => {
    const events = await send(
      table(
        CAT,
        'pato;=SOMA(A1);Pinte.;Colorir;gato.png;gato.pdf;;',
        'rato;O rato;Pinte.;Jogos;rato.png;gato.pdf;;99',
        'gato;De novo;x;Colorir;gato.png;gato.pdf;;',
        'javali;O javali;Pinte.;Colorir;gato.png;mau.pdf;;',
        ';Sem chave;Pinte.;Colorir;gato.png;gato.pdf;;',
        'vazio;;;;;;;',
        'zebra;A zebra;Pinte.;Colorir;gato.png;gato.pdf;;',
      ),
      { zip: [...GOOD_ZIP, ['mau.pdf', made.pdf({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' })]] },
    )
    expect(endOf(events)).toMatchObject({ counts: { created: 2, problems: 6 } })
    expect(problemsOf(events)).toEqual([
      '3: title: começa com “=” e poderia ser executado como fórmula numa planilha.',
      expect.stringContaining('4: category: use um destes valores: Matemática, Colorir'),
      '4: page_count: use um número inteiro de 1 a 50.',
      '4: image_url: o arquivo “rato.png” não veio junto.',
      '5: A mesma chave já apareceu na linha 2.',
      '6: file_url: O PDF contém JavaScript. Envie uma cópia sem scripts.',
      '7: Falta a chave: preencha slug ou id.',
      '8: title: está vazio.',
      '8: description: está vazio.',
      '8: category: está vazio.',
      '8: image_url: uma atividade nova precisa dele.',
      '8: file_url: uma atividade nova precisa dele.',
    ])
    expect((await activities()).map(({ slug }) => slug)).toEqual(['gato', 'zebra'])
    expect(await storedKeys()).toHaveLength(8)
    expect(await db.selectFrom('uploads').selectAll().execute()).toEqual([])
  })

  test('a row the database refuses leaves no file', async () => {
    const taken = '00000000-0000-4000-8000-000000000001'
    await db
      .insertInto('activities')
      .values({
        id: taken,
        slug: 'excluida',
        title: 'x',
        description: 'x',
        category: 'Colorir',
        image_url: '',
        status: 'inativo',
        deleted_at: new Date(),
      })
      .execute()
    const csv = `id;title;description;category;image_url;file_url\n${taken};O gato;Pinte.;Colorir;gato.png;gato.pdf`
    expect(problemsOf(await send(csv, { zip: GOOD_ZIP }))).toEqual([
      expect.stringContaining('2: Não foi salva: Database error: '),
    ])
    expect(await storedKeys()).toEqual([])
  })
})

describe('archives that are refused', () => {
  test.each([
    ['a name that climbs out', made.zip([['../../fora.png', png]]), /nomes que saem da pasta/],
    ['an absolute name', made.zip([['/etc/passwd', 'x']]), /nomes que saem da pasta/],
    ['no archive', made.text('isto não é um zip'), /não pôde ser lido/],
    ['half an archive', made.zip(GOOD_ZIP).subarray(0, 200), /não pôde ser lido/],
  ])('%s', async (_name, zip, message) => {
    const [event] = await send(table(CAT), { zip })
    expect(event).toMatchObject({ type: 'refused', message: expect.stringMatching(message) })
    expect(await leftovers()).toEqual(before)
  })

  test('a bomb: an entry that says it is huge, and one that says it is not', async () => {
    const zeros = new Uint8Array(30 * 1024 * 1024)
    for (const claimed of [undefined, 1000]) {
      const zip: Zip = [
        ['gato.png', png],
        ['gato.pdf', zeros, claimed],
      ]
      expect(problemsOf(await send(table(CAT), { zip }))).toEqual(['2: file_url: o tamanho máximo permitido é 10MB.'])
    }
    expect(await storedKeys()).toEqual([])
  })

  test('a name that occurs twice is nobody’s', async () => {
    const zip: Zip = [...GOOD_ZIP, ['outra/GATO.png', png]]
    expect(problemsOf(await send(table(CAT), { zip }))).toEqual([
      '2: image_url: há mais de um arquivo chamado “gato.png”.',
    ])
  })

  test('links in a folder are not followed', async () => {
    const files = await mkdtemp(join(folder, 'folha-'))
    await writeFile(join(folder, 'fora.pdf'), 'segredo')
    await symlink(join(folder, 'fora.pdf'), join(files, 'gato.pdf'))
    const source = await openFiles(files)
    expect(await source.read('gato.pdf', 100)).toBe('missing')
  })
})

describe('a site that moves in', () => {
  const USER = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  const PROFILES = `id,name,email,terms_accepted,receive_emails,plan,billing_period,subscription_end_date,subscription_status,cancellation_requested_at,daily_download_limit,daily_used_downloads
${USER},Ana Souza,ana@exemplo.com.br,true,false,premium,annual,2099-01-01 00:00:00+00,active,,,7
not-an-id,Rui,rui@exemplo.com.br,true,false,gratuito,,,,,,0
`

  test('people come with their plan and without a password, activities and downloads follow', async () => {
    const people = await send(PROFILES)
    expect(endOf(people)).toMatchObject({ counts: { created: 1, problems: 1 } })
    expect(problemsOf(people)).toEqual(['3: id: não é um identificador UUID.'])
    expect(await db.selectFrom('profiles').selectAll().where('id', '=', USER).execute()).toMatchObject([
      { plan: 'premium', billing_period: 'annual', subscription_status: 'active', daily_download_limit: 2 },
    ])
    expect(await db.selectFrom('auth_accounts').selectAll().where('user_id', '=', USER).execute()).toEqual([])
    expect(endOf(await send(PROFILES))).toMatchObject({ counts: { created: 0, unchanged: 1, problems: 1 } })

    await send('id,title,description,category,image_url,file_url\n17,O gato,Pinte.,Colorir,gato.png,gato.pdf\n', {
      zip: GOOD_ZIP,
    })
    const downloads = `user_id,activity_id,activity_title,date_key
${USER},17,O gato,2024-05-01
${USER},17,O gato,2024-05-01
${USER},99,Perdida,2024-05-01
${USER.replace('3f', '4f')},17,O gato,2024-05-01
${USER},17,O gato,amanhã
`
    const came = await send(downloads)
    expect(endOf(came)).toMatchObject({ counts: { created: 1, unchanged: 1, problems: 3 } })
    expect(problemsOf(came)).toEqual([
      expect.stringContaining('4: activity_id: não há atividade'),
      expect.stringContaining('5: user_id: não há conta'),
      '6: date_key: não é uma data.',
    ])
    expect(await db.selectFrom('downloads').select(['activity_title', 'date_key']).execute()).toEqual([
      { activity_title: 'O gato', date_key: '2024-05-01' },
    ])

    const taken = PROFILES.replace(USER, USER.replace('3f', '5f'))
    expect(problemsOf(await send(taken))).toContain('2: email: outra conta já usa este endereço.')
  })

  test('they make a password with a reset', async () => {
    const { open, outbox } = await accountsOn(database)
    const accounts = open()
    await accounts.workJobs()
    await db.deleteFrom('auth_users').where('id', '=', USER).execute()
    await send(PROFILES)
    await accounts.requestPasswordReset('ana@exemplo.com.br', 'aqui')
    await vi.waitFor(() => expect(outbox).toHaveLength(1), { timeout: 30_000, interval: 200 })
    const token = /token=([\w-]+)/.exec(outbox[0]?.text ?? '')?.[1] ?? ''
    await accounts.resetPassword({ token, password: 'papel e lapis' }, 'aqui')
    const { session } = await accounts.signIn({ email: 'ana@exemplo.com.br', password: 'papel e lapis' }, anyone())
    expect(session?.userId).toBe(USER)
  })
})

describe('who and what', () => {
  test.each([
    [null, 401],
    [{ ...admin, isAdmin: false } as unknown as Session, 403],
  ])('nobody but administrators', async (session, status) => {
    expect((await doorFor(session).request('/import', { method: 'POST' })).status).toBe(status)
  })

  test.each([
    ['sem', 'table'],
    ['other', 'mode'],
  ])('%s %s', async (_name, field) => {
    const form = new FormData()
    form.set('mode', field === 'mode' ? 'talvez' : 'check')
    if (field === 'mode') form.set('table', new File([table(CAT)], 'a.csv'))
    const answer = await doorFor(admin).request('/import', { method: 'POST', body: form })
    expect(answer.status).toBe(400)
    expect(await leftovers()).toEqual(before)
  })

  test('an import that is stopped says so', async () => {
    const stop = new AbortController()
    const events: ImportEvent[] = []
    const order = {
      table: made.text(table(CAT, CAT.replace('gato;', 'pato;'))),
      files: { read: async () => 'missing' as const, close: async () => undefined },
      dryRun: true,
      signal: stop.signal,
    }
    for await (const event of imports.run({ command: true, userId }, order)) {
      events.push(event)
      if (event.type === 'problem') stop.abort()
    }
    expect(events.at(-1)).toMatchObject({ type: 'end', stopped: true, counts: { problems: 1 } })
  })
})
