import { handle } from '#platform/server/http/door.ts'
import { listBatches, listFormattable, printAgain, startBatch } from './batches.ts'
import * as contract from './contract.ts'
import { downloadCv, downloadFormatted, shareFormatted, whoDownloaded } from './downloads.ts'
import { formatOwn, showFormat } from './own-formats.ts'
import { previewChosen, previewOwn } from './preview.ts'
import { batchZip, listZip } from './zips.ts'

export const cvFormattingHandlers = [
  handle(contract.showFormat, showFormat),
  handle(contract.previewOwn, previewOwn),
  handle(contract.formatOwn, formatOwn),
  handle(contract.shareFormatted, shareFormatted),
  handle(contract.whoDownloaded, whoDownloaded),
  handle(contract.downloadFormatted, downloadFormatted),
  handle(contract.downloadCv, downloadCv),
  handle(contract.listFormattable, listFormattable),
  handle(contract.previewChosen, previewChosen),
  handle(contract.listBatches, listBatches),
  handle(contract.startBatch, startBatch),
  handle(contract.printAgain, printAgain),
  handle(contract.listZip, listZip),
  handle(contract.batchZip, batchZip),
]
