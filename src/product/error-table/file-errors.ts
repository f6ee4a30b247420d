import type { ErrorEntry } from './entry.ts'

/** Uploads of administrators. */
export const FILE_ERRORS = {
  image_too_large: {
    status: 413,
    title: 'Arquivo muito grande (máx: 5MB)',
    description: 'O tamanho máximo permitido é 5MB',
    reportable: false,
  },
  pdf_too_large: {
    status: 413,
    title: 'Arquivo muito grande (máx: 10MB)',
    description: 'O tamanho máximo permitido é 10MB',
    reportable: false,
  },
  upload_not_image: {
    status: 415,
    title: 'Selecione uma imagem válida',
    description: 'Use um arquivo PNG, JPEG, WebP, GIF ou AVIF que abra sem erros.',
    reportable: false,
  },
  upload_not_pdf: {
    status: 415,
    title: 'Selecione um PDF válido',
    description: 'O arquivo não é um PDF, está incompleto ou não abre.',
    reportable: false,
  },
  image_too_heavy: {
    status: 422,
    title: 'Selecione uma imagem válida',
    description: 'A imagem tem pixels demais. Reduza o tamanho e tente novamente.',
    reportable: false,
  },
  pdf_encrypted: {
    status: 422,
    title: 'PDF não aceito',
    description: 'O PDF está protegido por senha ou criptografado. Envie uma cópia sem proteção.',
    reportable: false,
  },
  pdf_scripts: {
    status: 422,
    title: 'PDF não aceito',
    description: 'O PDF contém JavaScript. Envie uma cópia sem scripts.',
    reportable: false,
  },
  pdf_actions: {
    status: 422,
    title: 'PDF não aceito',
    description: 'O PDF contém ações que rodam sozinhas ou mídia. Envie uma cópia impressa em PDF.',
    reportable: false,
  },
  pdf_attachments: {
    status: 422,
    title: 'PDF não aceito',
    description: 'O PDF traz outros arquivos anexados. Envie uma cópia sem anexos.',
    reportable: false,
  },
  pdf_forms: {
    status: 422,
    title: 'PDF não aceito',
    description: 'O PDF usa formulários XFA. Envie uma cópia impressa em PDF.',
    reportable: false,
  },
  pdf_mixed: {
    status: 422,
    title: 'PDF não aceito',
    description: 'Depois do fim do PDF há dados de outro formato. Envie uma cópia limpa.',
    reportable: false,
  },
  pdf_too_many_pages: {
    status: 422,
    title: 'PDF não aceito',
    description: 'O PDF tem mais de 50 páginas, que é o máximo.',
    reportable: false,
  },
  pdf_too_heavy: {
    status: 422,
    title: 'PDF não aceito',
    description: 'O PDF ocupa memória ou tempo demais ao abrir. Envie uma cópia mais leve.',
    reportable: false,
  },
  thumbnail_not_stored: {
    status: 500,
    title: 'Erro no upload',
    description: 'Erro ao fazer upload da miniatura',
    reportable: true,
  },
  file_not_stored: {
    status: 500,
    title: 'Erro no upload',
    description: 'Erro ao fazer upload do arquivo da atividade',
    reportable: true,
  },
} as const satisfies Record<string, ErrorEntry>
