import { describe, expect, it } from 'vitest'
import { ConfigError } from './config.ts'
import { describeStartError } from './start-error.ts'

const where = { port: 3000, dataDir: '/srv/dados' }
const withCode = (code: string, more: object = {}) => Object.assign(new Error('detalhe'), { code, ...more })

describe('describeStartError', () => {
  it.each([
    ['a taken port', withCode('EADDRINUSE', { syscall: 'listen' }), /^PORT: a porta 3000 já está em uso/],
    ['a privileged port', withCode('EACCES', { syscall: 'listen' }), /^PORT: a porta 3000/],
    [
      'a folder that cannot be written',
      withCode('EACCES', { syscall: 'mkdir' }),
      /^DATA_DIR: sem permissão .*\/srv\/dados/,
    ],
    ['a full disk', withCode('ENOSPC'), /^DATA_DIR: não há espaço/],
    ['a database that is down', withCode('ECONNREFUSED'), /^DATABASE_URL: o servidor não aceita/],
    ['all addresses of a database down', new AggregateError([withCode('ECONNREFUSED')]), /^DATABASE_URL:/],
    [
      'a store that is down',
      withCode('ECONNREFUSED', { $metadata: { attempts: 2 } }),
      /^S3_ENDPOINT: o servidor não aceita conexões/,
    ],
    [
      'a bucket that is not there',
      Object.assign(new Error('The specified bucket does not exist'), { name: 'NoSuchBucket', $metadata: {} }),
      /^S3_BUCKET: o armazenamento recusou: NoSuchBucket, The specified bucket does not exist$/,
    ],
    ['a wrapped cause', new Error('outer', { cause: withCode('28P01') }), /^DATABASE_URL: usuário ou senha/],
    ['something nobody foresaw', new Error('a lua caiu'), /^a lua caiu$/],
    ['something that is no error', 'texto', /^texto$/],
  ])('%s', (_, error, line) => {
    expect(describeStartError(error, where)).toEqual([expect.stringMatching(line)])
  })

  it.each([
    [withCode('EACCES', { path: '/copias/hoje' }), 'PASTA: sem permissão para escrever em /copias/hoje'],
    [withCode('EACCES', { path: '/srv/dados/files' }), 'DATA_DIR: sem permissão para escrever em /srv/dados'],
    [withCode('ENOSPC', { syscall: 'write' }), 'PASTA: não há espaço livre em /copias/hoje'],
  ])('names the folder a command writes to: %j', (error, line) => {
    expect(describeStartError(error, { ...where, target: '/copias/hoje' })).toEqual([line])
  })

  it('gives the lines of wrong settings as they are', () => {
    const lines = ['PORT: deve ser um número', 'S3_BUCKET: falta']
    expect(describeStartError(new ConfigError(lines), null)).toEqual(lines)
  })
})
