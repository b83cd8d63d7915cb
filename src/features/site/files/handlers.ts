import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { pictureAsText } from './picture-as-text.ts'
import { readFile, readThumbnail } from './serve-file.ts'
import { storeFile } from './store-file.ts'

export const fileHandlers = [
  handle(contract.storeFile, storeFile),
  handle(contract.pictureAsText, pictureAsText),
  handle(contract.readThumbnail, readThumbnail),
  handle(contract.readFile, readFile),
]
