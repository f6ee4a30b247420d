import { expect, test, vi } from 'vitest'
import { pdf } from '../../../tests/factories/hostile-files.ts'
import { endOf, GOOD_ZIP, importing, png, problemsOf } from '../../../tests/factories/importing.ts'

// Each PDF is opened in a thread that loads its reader first; on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 90_000 })

const { db, admin, routesFor, send, activities } = await importing()

const HEAD =
  'slug;title;plain_title;description;category;is_premium;age_range;format;page_count;tags;level;theme;set_name;school_date;goals;bncc;status;publish_at;image_url;file_url;created_at'
const TABLE = [
  HEAD,
  `gato;'+ ou -: o gato;Labirinto do gato, fácil;"Leve o gato; diga ""miau"".
Depois, pinte.";Labirinto;sim;5-7 anos;Colorido;2;Gato, cores;facil;bichos;Bichos da fazenda, 1ª parte;natal;calma, atencao;EF01MA06, EI03ET07;inativo;21/12/2031 06:00;gato.png;gato.pdf;2025-03-01 12:00:00+00`,
  `pato;''=o pato;;Pinte o pato.;Colorir;não;4-6 anos (antiga);Preto e Branco;1;;;;;;;;ativo;;gato.png;gato.pdf;2025-03-02T12:00:00.123Z`,
].join('\n')

async function exported(query = '') {
  const answer = await routesFor(admin).request(`/export${query}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="atividades-\d{4}-\d\d-\d\d\.csv"$/)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
}

test('the exported table comes back unchanged, and another site gets the same activities from it', async () => {
  expect(endOf(await send(TABLE, { zip: GOOD_ZIP }))).toMatchObject({ counts: { created: 2, problems: 0 } })
  const before = await activities()
  expect(before).toMatchObject([
    {
      title: '+ ou -: o gato',
      plain_title: 'Labirinto do gato, fácil',
      goals: ['atencao', 'calma'],
      level: 'facil',
      publish_at: new Date('2031-12-21T09:00:00Z'),
      set_name: 'Bichos da fazenda, 1ª parte',
      school_date: 'natal',
    },
    { title: "'=o pato", plain_title: null, tags: [], status: 'ativo' },
  ])
  await db.deleteFrom('audit_log').execute()

  const text = await exported()
  // Spreadsheets recognise it as UTF-8, and run no formula in it.
  expect(text.startsWith('\uFEFFslug;')).toBe(true)
  expect(text).toContain(";'+ ou -: o gato;")
  expect(text).toContain(';"Leve o gato; diga ""miau"".\nDepois, pinte.";')
  expect(text).toContain(';EF01MA06, EI03ET07;1, infantil;inativo;2031-12-21T09:00:00.000Z;')
  for (const mode of ['check', 'run']) {
    const events = await send(text, { mode })
    expect(problemsOf(events)).toEqual([])
    expect(endOf(events)).toMatchObject({ counts: { created: 0, updated: 0, unchanged: 2, problems: 0 } })
  }
  expect(await activities()).toEqual(before)
  expect(await db.selectFrom('audit_log').selectAll().execute()).toEqual([])

  const edited = text.replace('Labirinto do gato, fácil', 'Labirinto curto do gato')
  expect(endOf(await send(edited))).toMatchObject({ counts: { updated: 1, unchanged: 1 } })
  expect((await activities())[0]).toMatchObject({
    plain_title: 'Labirinto curto do gato',
    updated_at: expect.any(Date),
  })

  await db.deleteFrom('activities').execute()
  const names = text.match(/[\w-]+\.(?:png|webp|pdf)/g) ?? []
  const zip = [...new Set(names)].map((name) => [name, name.endsWith('.pdf') ? pdf({ pages: 2 }) : png] as const)
  const there = await send(text, { zip: zip.map(([name, bytes]) => [name, bytes]) })
  expect(problemsOf(there)).toEqual([])
  // Everything except the files, whose stored names differ.
  const withoutFiles = (csv: string) => csv.replace(/[\w-]+\.(?:png|webp|pdf)/g, 'arquivo')
  expect(withoutFiles(await exported())).toBe(withoutFiles(text))
})

test('one category, none of it, and what is no category', async () => {
  await send(TABLE, { zip: GOOD_ZIP })
  const lines = async (query: string) => (await exported(query)).trimEnd().split('\r\n').length
  expect(await lines('?category=Colorir')).toBe(2)
  expect(await lines(`?category=${encodeURIComponent('Alfabetização')}`)).toBe(1)
  expect(await lines('?category=')).toBe(3)
  expect((await routesFor(admin).request('/export?category=Jogos')).status).toBe(400)
  expect((await routesFor(null).request('/export')).status).toBe(401)
})
