import { handle } from '#platform/server/http/door.ts'
import { addFile } from './add-file.ts'
import * as contract from './contract.ts'
import { pictureAsText } from './picture-as-text.ts'
import { readFile, readThumbnail } from './serve-file.ts'

export const fileHandlers = [
  handle(contract.addFile, addFile),
  handle(contract.pictureAsText, pictureAsText),
  handle(contract.readThumbnail, readThumbnail),
  handle(contract.readFile, readFile),
]
