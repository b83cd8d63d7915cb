import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listNewsletters, previewNewsletter, readNewsletter } from './read-newsletters.ts'
import { moveNewsletter, sendNewsletter, tryNewsletter } from './send-newsletter.ts'
import { addNewsletter, writeNewsletter } from './write-newsletter.ts'

export const newsletterHandlers = [
  handle(contract.listNewsletters, listNewsletters),
  handle(contract.readNewsletter, readNewsletter),
  handle(contract.addNewsletter, addNewsletter),
  handle(contract.writeNewsletter, writeNewsletter),
  handle(contract.previewNewsletter, previewNewsletter),
  handle(contract.tryNewsletter, tryNewsletter),
  handle(contract.sendNewsletter, sendNewsletter),
  handle(contract.moveNewsletter, moveNewsletter),
]
