import { publicStatuses, stages } from '#features/hiring/applications/stages.ts'
import type { ThreadLine } from '#features/talk/threads/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Viewer } from './places.ts'

/** Where an application stands, as its reader calls it. */
export function useStatusWord(as: Viewer, { kind, status }: Pick<ThreadLine, 'kind' | 'status'>): string {
  const t = useTranslations('applications')
  if (kind !== 'application' || !status) return ''
  const told = publicStatuses.find((one) => one === status)
  if (as !== 'page') return told ? t(`status.${told}`) : ''
  const stage = stages.find((one) => one === status)
  return stage ? t(`stages.${stage}`) : ''
}
