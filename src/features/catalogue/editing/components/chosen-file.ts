import type { Message } from '../../../../platform/message.ts'
import { UPLOAD_MB, type UploadFolder, uploadBytes } from '../../upload/rules.ts'
import { FILE_ERRORS } from '../texts.ts'

/** Types in the file picker. The server decides by the content. */
export const ACCEPTED: Readonly<Record<UploadFolder, string>> = {
  thumbnails: 'image/png,image/jpeg,image/webp,image/gif,image/avif',
  activities: 'application/pdf',
}

/** Objection to a chosen file before it is sent (rule: upload limits), or null. */
export function objectionTo(file: Pick<File, 'type' | 'size'>, folder: UploadFolder): Message | null {
  if (folder === 'thumbnails' && !file.type.startsWith('image/')) return FILE_ERRORS.notImage
  if (folder === 'activities' && file.type !== 'application/pdf') return FILE_ERRORS.notPdf
  return file.size > uploadBytes(folder) ? FILE_ERRORS.tooLarge(UPLOAD_MB[folder]) : null
}

/** 1.258.291 bytes → '1,2 MB'. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`
  return `${(kilobytes / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
}
