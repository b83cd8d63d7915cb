import { readFile } from 'node:fs/promises'
import PostalMime from 'postal-mime'
import { cutQuote } from './cut-quote.ts'
import { mostText } from './rules.ts'
import { textOfHtml } from './text-of-html.ts'

export type Attachment = { name: string; bytes: Uint8Array }
export type InboundEmail = {
  /** What tells it from every other; empty where it does not say. */
  id: string
  from: string
  /** Everybody it was sent to, as the headers have it. */
  recipients: string[]
  headers: { key: string; value: string }[]
  /** What was written, without what is quoted. */
  text: string
  attachments: Attachment[]
}

/** Reads a raw email (RFC 5322, MIME). Null for what is none. */
export async function readInboundEmail(at: string): Promise<InboundEmail | null> {
  const raw = await readFile(at)
  const parsed = await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 200_000 }).catch(() => null)
  if (!parsed || parsed.headers.length === 0) return null
  const headers = parsed.headers.map(({ key, value }) => ({ key: key.toLowerCase(), value }))
  const addressed = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to']
  const written = parsed.text?.trim() ? parsed.text : textOfHtml(parsed.html ?? '')
  return {
    id: parsed.messageId ?? '',
    from: (parsed.from?.address ?? '').trim().toLowerCase(),
    recipients: headers.filter(({ key }) => addressed.includes(key)).map(({ value }) => value),
    headers,
    text: clean(cutQuote(written)).slice(0, mostText),
    attachments: parsed.attachments
      // pictures that belong to the look of the email are no attachments
      .filter(({ disposition, related }) => disposition === 'attachment' || !related)
      .map(({ filename, mimeType, content }) => ({
        name: filename ?? mimeType,
        bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
      })),
  }
}

/** Control characters have no place in what people write, and PostgreSQL no place for null bytes. */
const clean = (text: string): string => text.normalize('NFC').replace(/[\p{Cc}--[\t\n]]/gv, '')
