import { createServer, type IncomingMessage, request as send } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { CATEGORIES } from '../../../src/features/catalogue/taxonomy/rules.ts'
import { test as site, toast } from './site.ts'

/** Every byte that a browser sent, and the way to end the listening. */
export interface Wire {
  readonly address: string
  readonly sent: () => Buffer
  readonly close: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage) => Buffer.concat(await Array.fromAsync(request))

/** A proxy that passes on what a browser sends and remembers all of it: lines, headers and bodies. */
async function openWire(): Promise<Wire> {
  const sent: Buffer[] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    sent.push(Buffer.from(`${request.method} ${request.url}\n${request.rawHeaders.join('\n')}\n`), body)
    const onward = send(
      request.url ?? '',
      { method: request.method, headers: { ...request.headers, 'content-length': body.length } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.destroy())
    onward.end(body)
  })
  // Without https a tunnel hides nothing.
  server.on('connect', (request, socket: Socket, head: Buffer) => {
    const { hostname, port } = new URL(`http://${request.url}`)
    const onward = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      onward.write(head)
      onward.pipe(socket)
      socket.pipe(onward)
    })
    sent.push(head)
    socket.on('data', (bytes: Buffer) => sent.push(bytes))
    for (const end of [socket, onward]) end.on('error', () => [socket, onward].map((one) => one.destroy()))
  })
  const listening = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', listening.resolve)
  await listening.promise
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => Buffer.concat(sent),
    close: async () => {
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      server.closeAllConnections()
      await closed.promise
    },
  }
}

/** A test whose browser sends everything through a proxy that remembers it. */
export const wireTest = site.extend<{ wire: Wire }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  wire: async ({}, use) => {
    const wire = await openWire()
    await use(wire)
    await wire.close()
  },
  proxy: async ({ wire }, use) => use({ server: wire.address, bypass: '<-loopback>' }),
})

/** Base64 of a text wherever it begins within other bytes: the characters that do not depend on its neighbours. */
const inBase64 = (bytes: Buffer): string[] =>
  [0, 1, 2].map((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '')
    return whole.slice(shift === 0 ? 0 : shift + 1, bytes.length % 3 === (3 - shift) % 3 ? undefined : -1)
  })

const escaped = (text: string, one: (unit: number) => string) =>
  Array.from({ length: text.length }, (_, i) => one(text.charCodeAt(i))).join('')

/** A name in every encoding that a request or a store may use, as bytes. */
export function formsOf(name: string): Buffer[] {
  const spellings = [name, name.normalize('NFD'), name.toLowerCase(), name.toUpperCase()]
  const forms = spellings.flatMap((text) => {
    const bytes = Buffer.from(text)
    const hex = (unit: number) => unit.toString(16).padStart(4, '0')
    const percent = encodeURIComponent(text)
    return [
      bytes,
      Buffer.from(text, 'utf16le'),
      Buffer.from(text, 'utf16le').swap16(),
      ...[
        percent,
        percent.toLowerCase(),
        encodeURIComponent(percent),
        [...bytes].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
        bytes.toString('hex'),
        bytes.toString('hex').toUpperCase(),
        escaped(text, (unit) => `\\u${hex(unit)}`),
        escaped(text, (unit) => `\\u${hex(unit).toUpperCase()}`),
        // As JSON writes text: ASCII as it is.
        text.replace(/[^ -~]/g, (letter) => `\\u${hex(letter.charCodeAt(0))}`),
        [...text].map((letter) => `&#${letter.codePointAt(0)};`).join(''),
        ...inBase64(bytes),
        ...inBase64(bytes).map((part) => part.replaceAll('+', '-').replaceAll('/', '_')),
      ].map((written) => Buffer.from(written)),
    ]
  })
  return forms.filter((form) => form.length > 3)
}

/** The names that are in these bytes, in any encoding. */
export const namesIn = (bytes: Buffer | string, names: readonly string[]): string[] => {
  const buffer = Buffer.from(bytes as string)
  return names.filter((name) => formsOf(name).some((form) => buffer.includes(form)))
}

/** All that this browser stores for the site, but the shelf of classes: other shelves, storages, caches, address, title. */
export async function storedElsewhere(page: Page): Promise<string> {
  const state = await page.context().storageState()
  const inPage = await page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const shelves: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await asked(indexedDB.open(name))
      for (const shelf of db.objectStoreNames) {
        if (name === 'sala-de-aula' && shelf === 'rooms') continue
        const store = db.transaction(shelf).objectStore(shelf)
        shelves.push(name, shelf, await asked(store.getAllKeys()), await asked(store.getAll()))
      }
      db.close()
    }
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return JSON.stringify([
      shelves,
      cached,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.title,
      location.href,
      history.state,
      window.name,
    ])
  })
  return JSON.stringify(state) + inPage
}

/** Names of the shelf of classes, of every account. */
export const storedRooms = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('sala-de-aula')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('rooms').objectStore('rooms').getAll()
          reading.onsuccess = () => {
            resolve(JSON.stringify(reading.result))
            opening.result.close()
          }
        }
      }),
  )

/** Pastes names into an empty /turma and makes the class of them. */
export async function pasteClass(page: Page, names: readonly string[], keep = true) {
  await page.goto('/turma')
  await page.getByRole('button', { name: 'Colar a lista de nomes' }).click()
  await page.getByLabel('Cole aqui, um nome por linha').fill(names.join('\n'))
  if (!keep) await page.getByRole('switch', { name: 'Guardar neste aparelho' }).click()
  await page.getByRole('button', { name: /^Criar 1º ano com/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '1º ano' })).toBeVisible()
}

/** The button of a booklet that begins to make it: of the bar on a phone. */
export const printButton = (page: Page) =>
  page.getByRole('button', { name: /^Imprimir (?:o caderno|\d+ cadernos)$/ }).filter({ visible: true })

/** Free drawn sheets of one category, in the catalogue's order. */
export async function freeSheets(
  page: Page,
  category: string,
  count: number,
): Promise<{ slug: string; title: string }[]> {
  const answer = await page.request.get(
    `/rest/v1/activities?${new URLSearchParams({ category, plan: 'free', limit: '45' })}`,
  )
  const { activities }: { activities: { slug: string; title: string; shows?: string }[] } = await answer.json()
  return activities.filter(({ shows }) => shows).slice(0, count)
}

/** Puts a sheet into the booklet from its page. */
export async function putIn(page: Page, slug: string) {
  await page.goto(`/activities/${slug}`)
  await page.getByRole('button', { name: 'Pôr no caderno', exact: true }).click()
  await expect(toast(page, 'Entrou no caderno')).toBeVisible()
}

/** Texts of a PDF, page by page. */
export async function pdfTexts(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const { items } = await (await pdf.getPage(i + 1)).getTextContent()
      return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []))
    }),
  )
}

/** Free drawn sheets of different categories. */
export async function mixedSheets(page: Page, count: number) {
  const found = await Promise.all(CATEGORIES.map((category) => freeSheets(page, category, 1)))
  return found.flat().slice(0, count)
}
