import { handle } from '#platform/server/http/door.ts'
import { batchZip, listBatches, listFormattable, startBatch } from './batches.ts'
import * as contract from './contract.ts'
import { downloadCv, downloadFormatted, shareFormatted, whoDownloaded } from './downloads.ts'
import { formatOwn, showFormat } from './own-formats.ts'
import { previewOwn, previewSent } from './preview.ts'

export const cvFormattingHandlers = [
  handle(contract.showFormat, showFormat),
  handle(contract.previewOwn, previewOwn),
  handle(contract.formatOwn, formatOwn),
  handle(contract.shareFormatted, shareFormatted),
  handle(contract.whoDownloaded, whoDownloaded),
  handle(contract.downloadFormatted, downloadFormatted),
  handle(contract.downloadCv, downloadCv),
  handle(contract.listFormattable, listFormattable),
  handle(contract.previewSent, previewSent),
  handle(contract.listBatches, listBatches),
  handle(contract.startBatch, startBatch),
  handle(contract.batchZip, batchZip),
]
