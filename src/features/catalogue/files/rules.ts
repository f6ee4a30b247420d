/**
 * Names, keys and addresses of the files an activity carries (rule: private files). Keys name objects in the store;
 * addresses are what `activities.image_url` and `file_url` hold and what browsers request.
 */

/** Folders of the store. */
export const THUMBNAIL_FOLDER = 'activities/thumbnails'
export const PDF_FOLDER = 'activities/activities'
/** Private: premium pictures without their mark, the source of new ones when the sheet becomes free. */
const ORIGINAL_FOLDER = 'activities/originals'

/** Mount path of the storage routes. */
export const STORAGE_ROOT = '/storage/v1'
/** Paths below the root: a public object, a private one (always refused), a private one with a grant. */
export const OBJECT_PATHS = { public: '/object/public/', private: '/object/', signed: '/object/sign/' } as const

/** Prefixes of the addresses, before the key. */
export const PUBLIC_PREFIX = `${STORAGE_ROOT}${OBJECT_PATHS.public}`
const PRIVATE_PREFIX = `${STORAGE_ROOT}${OBJECT_PATHS.private}`
export const SIGNED_PREFIX = `${STORAGE_ROOT}${OBJECT_PATHS.signed}`

/** Columns that hold such addresses, and what precedes the key in them, for the backup. */
export const STORED_ADDRESSES = {
  columns: [
    { table: 'activities', column: 'image_url' },
    { table: 'activities', column: 'file_url' },
    { table: 'activity_pages', column: 'url' },
    { table: 'uploads', column: 'url' },
  ],
  prefixPattern: `^${PRIVATE_PREFIX}(public/)?`,
} as const

/** Widths in which each thumbnail exists, in pixels; all are 3:4. Activities carry the address of 360. */
export const THUMBNAIL_WIDTHS = [180, 360, 720] as const
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number]
const CARRIED_WIDTH = 360
const THUMBNAIL_NAME = new RegExp(`-${CARRIED_WIDTH}\\.webp$`)

/** The widest public picture of a premium sheet that carries no mark, in pixels: a card's. */
const UNMARKED_WIDTH_MAX = 400
/** Ends the name of pictures that carry a mark. Other names are slugs, which have no `_`. */
const MARKED = '_marked'
export const markedName = (name: string): string => name + MARKED

/** Cache-Control of what never changes under its name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Storage options of thumbnails and PDFs. Their names carry a digest or a random part. */
export const THUMBNAIL_OBJECT = { contentType: 'image/webp', cacheControl: IMMUTABLE } as const
export const PDF_OBJECT = { contentType: 'application/pdf', cacheControl: 'private, max-age=3600' } as const

/** Keys of the files called `name`. */
export const pdfKey = (name: string) => `${PDF_FOLDER}/${name}.pdf`
export const thumbnailKey = (name: string, width: number) => pictureKey(name, String(width))

/** Key of the picture of a page behind the first. */
export const pagePictureKey = (name: string, page: number) => pictureKey(name, pageVariant(page))

/** Distinguishes pictures of one name: the width of a thumbnail, or `p2` for the second page. */
export const pageVariant = (page: number) => `p${page}`
/**
 * True if the public picture of a premium sheet carries a mark (rule: marked previews). Pages have one width, a wide
 * one.
 */
export const isMarkedVariant = (variant: string) => variant.startsWith('p') || Number(variant) > UNMARKED_WIDTH_MAX

/** Keys of a picture: the public one, and, where that is marked, the one without its mark. */
export const pictureKey = (name: string, variant: string) => `${THUMBNAIL_FOLDER}/${name}-${variant}.webp`
export const originalKey = (name: string, variant: string) => `${ORIGINAL_FOLDER}/${name}-${variant}.webp`

/** The addresses an activity carries. */
export const imageUrl = (name: string) => PUBLIC_PREFIX + thumbnailKey(name, CARRIED_WIDTH)
export const pagePictureUrl = (name: string, page: number) => PUBLIC_PREFIX + pagePictureKey(name, page)
export const fileUrl = (name: string) => PRIVATE_PREFIX + pdfKey(name)

/** The address of a thumbnail in one width; an address of another shape comes back unchanged. */
export function thumbnail(url: string, width: ThumbnailWidth): string {
  return url.replace(THUMBNAIL_NAME, `-${width}.webp`)
}

/** Widths of a card's pictures: the wider one is the whole page, with a mark on premium sheets (rule: marked previews). */
const CARD_WIDTHS = THUMBNAIL_WIDTHS.filter((width) => width <= UNMARKED_WIDTH_MAX)
const PAGE_WIDTH = 720

/**
 * The `srcset` of a card's picture from its stored address (`…-360.webp`), for screens of any density; undefined for
 * addresses of another shape.
 */
export function cardSrcset(url: string): string | undefined {
  if (!THUMBNAIL_NAME.test(url)) return undefined
  return CARD_WIDTHS.map((width) => `${thumbnail(url, width)} ${width}w`).join(', ')
}

/** Address of the whole first page. */
export const firstPagePicture = (url: string): string => thumbnail(url, PAGE_WIDTH)

/** Key of the PDF behind an address, or null when the address is not one of ours. */
export function fileKey(url: string): string | null {
  const key = url.startsWith(PRIVATE_PREFIX) ? url.slice(PRIVATE_PREFIX.length) : ''
  return key.startsWith(`${PDF_FOLDER}/`) && /^[^/?#]+$/.test(key.slice(PDF_FOLDER.length + 1)) ? key : null
}

const PICTURE_PREFIX = `${PUBLIC_PREFIX}${THUMBNAIL_FOLDER}/`
const PICTURE_ADDRESS = new RegExp(`^${PICTURE_PREFIX}([A-Za-z0-9_-]+)-(${CARRIED_WIDTH}|p[0-9]+)\\.webp$`)

/** The pictures behind an address that a row carries. */
export interface Pictures {
  readonly name: string
  /** The one the address names, and those that come with it. */
  readonly carried: string
  readonly variants: readonly string[]
  readonly isMarked: boolean
}

/** null when the address is not one of ours. */
export function picturesAt(url: string): Pictures | null {
  const [, name, carried] = PICTURE_ADDRESS.exec(url) ?? []
  if (name === undefined || carried === undefined) return null
  const variants = carried === String(CARRIED_WIDTH) ? THUMBNAIL_WIDTHS.map(String) : [carried]
  return { name, carried, variants, isMarked: name.endsWith(MARKED) }
}

/** Address of the pictures called `name`. */
export const pictureAddress = (name: string, carried: string) => PUBLIC_PREFIX + pictureKey(name, carried)

/** Every key of these pictures. */
export function pictureKeys({ name, variants, isMarked }: Pictures): string[] {
  const hidden = isMarked ? variants.filter(isMarkedVariant) : []
  return [...variants.map((each) => pictureKey(name, each)), ...hidden.map((each) => originalKey(name, each))]
}

/** Addresses of pictures, and those of marked ones, as patterns of SQL's LIKE. */
export const OWN_PICTURE = `${PICTURE_PREFIX}%.webp`
export const MARKED_PICTURE = `${PICTURE_PREFIX}%\\${MARKED}-%.webp`

/** Address of a file with its grant: `expires` is the last moment it works, in ms since 1970. */
export function signedAddress(key: string, expires: number, signature: string): string {
  return `${SIGNED_PREFIX}${key}?expires=${expires}&signature=${encodeURIComponent(signature)}`
}

/** Object keys behind an activity's address; empty for an external or missing one. */
function keysBehind(url: string | null): string[] {
  if (!url?.startsWith(PRIVATE_PREFIX)) return []
  const pictures = picturesAt(url)
  if (pictures) return pictureKeys(pictures)
  return [url.slice((url.startsWith(PUBLIC_PREFIX) ? PUBLIC_PREFIX : PRIVATE_PREFIX).length)]
}

/**
 * Everything in the store that an activity carries, by the addresses it carries them under; `pages` are those of the
 * pictures of its further pages.
 */
export function filesBehind({
  image_url,
  file_url,
  pages = [],
}: {
  image_url: string | null
  file_url: string | null
  pages?: readonly string[]
}) {
  return [
    { url: image_url ?? '', folder: 'thumbnails' as const, keys: keysBehind(image_url) },
    { url: file_url ?? '', folder: 'activities' as const, keys: keysBehind(file_url) },
    ...pages.map((url) => ({ url, folder: 'thumbnails' as const, keys: keysBehind(url) })),
  ].filter(({ keys }) => keys.length > 0)
}
