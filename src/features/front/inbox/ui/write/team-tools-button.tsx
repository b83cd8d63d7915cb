import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import type { TeamToolsProps } from './team-tools-props.ts'

const Tools = lazy(() => import('./team-tools.tsx'))

/** Templates, and sending later: as on the board. They come once they are wanted. */
export function TeamTools(props: TeamToolsProps) {
  const t = useTranslations('inbox.write')
  const [wanted, want] = useState(false)
  if (!wanted)
    return (
      <span className="composer-team">
        <Button size="s" look="text" icon="note" title={t('teamTools')} onClick={() => want(true)}>
          {t('teamTools')}
        </Button>
      </span>
    )
  return (
    <Suspense fallback={<span aria-busy="true" />}>
      <Tools {...props} />
    </Suspense>
  )
}
