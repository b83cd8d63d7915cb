import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { cvFiles } from '#features/cvs/cvs/ui/cv-files.ts'
import { useSession } from '#frame/use-session.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { dropFiles, listBulkDrops, showBulkDrop } from '../contract.ts'

/** Files go one by one into the same go: each shows its own way, and one lost with the line starts again. */
export function UploadField({ go, coinsEach }: { go: string | null; coinsEach: number | null }) {
  const t = useTranslations('bulkDrops')
  const session = useSession()
  const navigate = useNavigate()
  // the first file begins the go, the others wait for its id
  const begun = useRef<Promise<string> | null>(go ? Promise.resolve(go) : null)
  if (!session?.page_id) return null
  const own = { user: session.display.id, page: session.page_id }
  const send = async (file: File, on: Parameters<typeof sendFiles>[3], drop?: string) =>
    (
      await sendFiles(
        dropFiles,
        { ...own, ...(drop && { drop }), ...(coinsEach !== null && { coins_each: coinsEach }) },
        { file },
        on,
      )
    ).data.drop
  const upload = async (file: File, on: Parameters<typeof sendFiles>[3]) => {
    const before = begun.current
    if (before) return send(file, on, await before)
    const first = send(file, on)
    begun.current = first.catch(() => {
      begun.current = null
      return send(file, on)
    })
    return first
  }
  return (
    <FileDrop
      {...cvFiles}
      accept={`${cvFiles.accept},.zip,application/zip`}
      kinds={`${cvFiles.kinds}, ZIP`}
      name="files"
      label={t('files')}
      multiple
      leaves
      upload={upload}
      onSent={(drop) => {
        refreshCall(listBulkDrops)
        refreshCall(showBulkDrop)
        if (drop !== go) void navigate(`/page/candidates/upload?go=${drop}`, { replace: true })
      }}
    />
  )
}
