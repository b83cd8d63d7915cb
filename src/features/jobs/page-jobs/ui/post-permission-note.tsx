import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Note } from '#ui/basics/note.tsx'
import { showPostPermission } from '../contract.ts'

/** How new jobs of the page go out, and why; loud only where they do not. */
export function PostPermissionNote() {
  const t = useTranslations('pageJobs.posting')
  const format = useFormatter()
  const { data } = useCall(showPostPermission, {})
  if (!data) return null
  const { because, since } = data.data
  const day = since ? format.dateTime(new Date(since), 'longDay') : ''
  const words = t(because, { day })
  if (because === 'blocked') return <Note tone="warm">{words}</Note>
  return <p className="small faint">{words}</p>
}
