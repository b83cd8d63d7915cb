import { useState } from 'react'
import { addFile, mostBytes } from '#features/site/files/contract.ts'
import type { Message } from '#features/talk/threads/message-contract.ts'
import { mostFiles } from '#features/talk/threads/rules.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useFileSize } from '#ui/fields/file-line.tsx'
import { useUploads } from '#ui/fields/use-uploads.ts'

type Stored = Message['files'][number]

/** Files that go with the next message: stored while one still writes, each with its way and its end. */
export function useAttachments() {
  const t = useTranslations('inbox.write')
  const size = useFileSize()
  const [stored, setStored] = useState<ReadonlyMap<File, Stored>>(new Map())
  const [refused, setRefused] = useState('')
  const { files, add, remove, retry } = useUploads({
    upload: (file, on) => sendFiles(addFile, {}, { file }, on),
    onSent: ({ data: { id, name, mime, size: bytes, url, thumb_url } }, file) =>
      setStored((now) => new Map(now).set(file, { id, name, mime, bytes, url, thumb: thumb_url })),
  })
  const take = (given: Iterable<File>) => {
    setRefused('')
    let room = mostFiles - files.length
    for (const file of given)
      if (room-- <= 0) setRefused(t('mostFiles', { count: mostFiles }))
      else if (file.size > mostBytes) setRefused(t('tooBig', { name: file.name, limit: size(mostBytes) }))
      else add(file)
  }
  return {
    ...{ files, remove, retry, take, refused },
    sent: files.flatMap(({ file }) => stored.get(file) ?? []),
    isBusy: files.some(({ state }) => state !== 'sent'),
    clear() {
      for (const { key } of files) remove(key)
      setRefused('')
    },
  }
}
export type Attachments = ReturnType<typeof useAttachments>
