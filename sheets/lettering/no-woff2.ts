/** In place of the brotli decoder that fontkit brings to browsers: the fonts of the sheets are not packed that way. */
export default function decompress(): never {
  throw new Error('fonts packed as WOFF2 are not read')
}
