import { useEffect, useRef } from 'react'
import { cvFiles } from '#features/cvs/cvs/ui/cv-files.ts'
import { useSession } from '#frame/use-session.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { dropFiles, listBulkDrops, showBulkDrop } from '../contract.ts'
import { oneGo } from './one-go.ts'

type Props = { go: string | null; coinsEach: number | null; onBegun: (go: string) => void }

/** Files go one by one into the same go: each shows its own way, and one lost with the line starts again. */
export function UploadField({ go, coinsEach, onBegun }: Props) {
  const t = useTranslations('bulkDrops')
  const session = useSession()
  const line = useRef(oneGo())
  // files on their way were given what was shown when they started
  const shown = useRef(go)
  useEffect(() => {
    shown.current = go
    line.current.open(go)
  }, [go])
  if (!session?.page_id) return null
  const own = { user: session.display.id, page: session.page_id }
  const paid = coinsEach !== null && { coins_each: coinsEach }
  const upload = (file: File, on: Parameters<typeof sendFiles>[3]) =>
    line.current.into(
      async (drop) => (await sendFiles(dropFiles, { ...own, ...paid, ...(drop && { drop }) }, { file }, on)).data.drop,
    )
  return (
    <FileDrop
      {...cvFiles}
      accept={`${cvFiles.accept},.zip,application/zip`}
      kinds={`${cvFiles.kinds}, ZIP`}
      name="files"
      label={t('files')}
      multiple
      fleeting
      upload={upload}
      onSent={(drop) => {
        refreshCall(listBulkDrops)
        refreshCall(showBulkDrop)
        if (drop === shown.current) return
        shown.current = drop
        onBegun(drop)
      }}
    />
  )
}
