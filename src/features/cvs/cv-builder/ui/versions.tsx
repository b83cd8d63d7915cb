import { useLocale } from 'use-intl'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { type CvVersion, listVersions, restoreVersion } from '../contract.ts'
import type { OpenCv } from './use-cv.ts'

/** What a CV said before: when, how it came, what changed, and the way back. */
export function Versions({ open }: { open: OpenCv }) {
  const t = useTranslations('cvBuilder.versions')
  const { cv, adopt } = open
  const { data, isError, refetch } = useCall(listVersions, { cv: cv.id })
  const restore = useSend(restoreVersion, {
    onDone: ({ data: back }) => {
      adopt(back)
      refreshCall(listVersions)
      toast.show({ tone: 'good', text: t('restored') })
    },
  })
  if (isError && !data) return <NotLoaded onRetry={refetch} />
  if (!data) return <Skeleton lines={['60%', '40%', '55%']} />
  return (
    <section className="stack cv-versions" aria-label={t('title')}>
      <p className="quiet measure">{t('about')}</p>
      <LooseProblem problem={restore.error} />
      <ol className="rows">
        {data.data.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            busy={restore.isPending}
            onRestore={() => restore.mutate({ cv: cv.id, number: version.version, version: cv.version })}
          />
        ))}
      </ol>
    </section>
  )
}

type RowProps = { version: CvVersion; busy: boolean; onRestore: () => void }

function VersionRow({ version, busy, onRestore }: RowProps) {
  const t = useTranslations('cvBuilder.versions')
  const format = useFormatter()
  const at = format.dateTime(new Date(version.at), 'moment')
  return (
    <li className="row row-top">
      <div className="stack stack-xs grow">
        <p className="cluster">
          <span className="strong">{at}</span>
          <span className="small quiet">{t(`causes.${version.cause}`)}</span>
          {version.current ? <Word tone="good">{t('current')}</Word> : null}
        </p>
        <Changes version={version} />
      </div>
      {version.current ? null : (
        <Button size="s" icon="undo" busy={busy} onClick={onRestore}>
          {t('restore')} <span className="sr-only">{at}</span>
        </Button>
      )}
    </li>
  )
}

function Changes({ version: { changes, look_changed } }: { version: CvVersion }) {
  const t = useTranslations('cvBuilder')
  const comma = commaOf(toLanguage(useLocale()))
  if (changes.length === 0 && !look_changed) return null
  return (
    <ul className="cluster small quiet">
      {changes.map(({ part, added, removed, changed }) => (
        <li key={part} className="chip chip-word">
          {t(`parts.${part}`)}{' '}
          <span className="faint">
            {[
              added > 0 ? t('versions.added', { count: added }) : '',
              removed > 0 ? t('versions.removed', { count: removed }) : '',
              changed > 0 ? t('versions.changed', { count: changed }) : '',
              added + removed + changed === 0 ? t('versions.ordered') : '',
            ]
              .filter(Boolean)
              .join(comma)}
          </span>
        </li>
      ))}
      {look_changed ? <li className="chip chip-word">{t('versions.look')}</li> : null}
    </ul>
  )
}
