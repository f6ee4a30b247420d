import { mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import * as made from '../../../tests/factories/hostile-files.ts'
import {
  CAT,
  endOf,
  GOOD_ZIP,
  importing,
  png,
  problemsOf,
  table,
  type Zip,
} from '../../../tests/factories/importing.ts'
import type { Session } from '../../features/accounts/schema.ts'
import { openFiles } from '../../features/imports/files/service.server.ts'
import type { ImportEvent } from '../../features/imports/schema.ts'

// Each PDF is opened in a process that loads its reader first; on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 90_000 })

const { db, folder, userId, admin, imports, routesFor, send, activities, storedKeys, leftovers } = await importing()

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
    expect(await leftovers()).toEqual([])
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
    expect(await leftovers()).toEqual([])
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

describe('who and what', () => {
  test.each([
    [null, 401],
    [{ ...admin, isAdmin: false } as unknown as Session, 403],
  ])('nobody but administrators', async (session, status) => {
    expect((await routesFor(session).request('/import', { method: 'POST' })).status).toBe(status)
  })

  test.each([
    ['sem', 'table'],
    ['other', 'mode'],
  ])('%s %s', async (_name, field) => {
    const form = new FormData()
    form.set('mode', field === 'mode' ? 'talvez' : 'check')
    if (field === 'mode') form.set('table', new File([table(CAT)], 'a.csv'))
    const answer = await routesFor(admin).request('/import', { method: 'POST', body: form })
    expect(answer.status).toBe(400)
    expect(await leftovers()).toEqual([])
  })

  test('an import that is stopped says so', async () => {
    const stop = new AbortController()
    const events: ImportEvent[] = []
    const file = join(folder, 'stopped.csv')
    await writeFile(file, table(CAT, CAT.replace('gato;', 'pato;')))
    const order = {
      table: file,
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

describe('large tables, and two at once', () => {
  test.each([
    ['9 MB of single letters', 'x\n'.repeat(4_500_000), /Não reconhecemos/],
    [
      '9 MB of single letters under a good head',
      `slug;title;category\n${'x\n'.repeat(4_500_000)}`,
      /mais de 300.000 linhas/,
    ],
    ['columns without end', `slug;title;category${';x'.repeat(500)}\na;b;c`, /mais de 200 colunas/],
    ['more than 32 MB', 'x'.repeat(33 * 1024 * 1024), /32 MB/],
  ])('%s: refused, and the process goes on answering meanwhile', async (_name, csv, message) => {
    let turns = 0
    const timer = setInterval(() => turns++, 20)
    const events = await send(csv, { mode: 'check' })
    clearInterval(timer)
    expect(events).toEqual([{ type: 'refused', message: expect.stringMatching(message) }])
    expect(turns).toBeGreaterThan(0)
    expect(await leftovers()).toEqual([])
  })

  test('the same table twice at once comes in once', async () => {
    const rows = ['a', 'b', 'c'].map((slug) => CAT.replace('gato;', `${slug};`))
    const both = await Promise.all([send(table(...rows), { zip: GOOD_ZIP }), send(table(...rows), { zip: GOOD_ZIP })])
    expect(both.filter((events) => events[0]?.type === 'refused')).toHaveLength(1)
    expect(both.flatMap((events) => endOf(events) ?? [])).toMatchObject([{ counts: { created: 3, problems: 0 } }])
    expect((await activities()).map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
    // The lock is free again, and the table that came in is known.
    expect(endOf(await send(table(...rows), { zip: GOOD_ZIP }))).toMatchObject({ counts: { created: 0, updated: 3 } })
  })
})
