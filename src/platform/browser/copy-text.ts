import { toast } from './toast.ts'

type Said = { copied?: string | undefined; notCopied?: string | undefined }

/** Puts a text on the clipboard and says so. Where the browser refuses, or has none without TLS, the text itself is shown. */
export async function copyText(text: string, { copied, notCopied }: Said): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.show({ text: copied ?? text, tone: 'good' })
  } catch {
    toast.show({ text: notCopied ?? text, tone: 'warm' })
  }
}
