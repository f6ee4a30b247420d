/**
 * A process that looks into one file and ends: the file comes on its standard input, the reply goes to its standard output.
 * It is started from this source file, not from the bundle (Node runs TypeScript by leaving out the types), with little
 * memory; the parent ends it when it takes too long.
 */
import { buffer } from 'node:stream/consumers'
import { AppError } from '../../../../product/errors.ts'
import { formatReply, type Reply } from './rules.ts'

async function replyTo(kind: string, bytes: Buffer): Promise<Reply> {
  if (kind === 'pdf') {
    const { examinePdf } = await import('../pdf/service.server.ts')
    return examinePdf(bytes)
  }
  const { makeThumbnails } = await import('../picture/service.server.ts')
  try {
    return { thumbnails: await makeThumbnails(bytes) }
  } catch (error) {
    const heavy = error instanceof AppError && error.code === 'image_too_heavy'
    return { refused: heavy ? 'image_too_heavy' : 'upload_not_image' }
  }
}

process.stdout.write(formatReply(await replyTo(process.argv[2] ?? '', await buffer(process.stdin))))
