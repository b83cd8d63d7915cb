import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { contentOf } from '#libraries/cv-content/content-of.ts'
import { isAccepted, readers } from '#libraries/cv-reading/accepted-kinds.ts'
import { documentReader } from '#libraries/cv-reading/document-reader.ts'
import { plainCv } from '#libraries/cv-reading/plain-cv.ts'
import type { Context } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { withCopy } from './with-copy.ts'

type Stored = { mime: string; storage_key: string }

/** What a stored file says, whole where this site printed it. @throws Refused file_unsupported, and what reading refuses */
export async function contentOfFile(ctx: Context, { mime, storage_key }: Stored): Promise<CvContent> {
  if (!isAccepted(mime)) throw new Refused('file_unsupported')
  const { cv, content } = await withCopy(ctx, storage_key, (at) => documentReader.understand(at, readers[mime], null))
  return content ?? contentOf(plainCv(cv))
}
