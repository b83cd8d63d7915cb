import { HiddenBar, Marked } from '#features/jobs/matching/ui/marked.tsx'
import { useMonths } from '#features/jobs/matching/ui/use-months.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { directionOf, toLanguage } from '#platform/shared/languages.ts'
import { PaperSheet } from '#ui/basics/paper-sheet.tsx'
import type { SheetLine } from '../contract.ts'

type Props = { lines: readonly SheetLine[]; language: string; label: string }

/** A CV line by line; what was found is marked and numbered, what is hidden stands as a bar. */
export function CvSheetLines({ lines, language, label }: Props) {
  const t = useTranslations('cvSearch.sections')
  return (
    <PaperSheet label={label} dir={directionOf(toLanguage(language))} lang={language}>
      <div className="cv-sheet">
        {lines.map((line, at) => (
          <div key={line.number}>
            {line.section !== 'head' && line.section !== lines[at - 1]?.section ? <h3>{t(line.section)}</h3> : null}
            <SheetLineWords line={line} />
          </div>
        ))}
      </div>
    </PaperSheet>
  )
}

function SheetLineWords({ line: { number, kind, text, aside, marks } }: { line: SheetLine }) {
  const t = useTranslations('cvSearch.sections')
  const months = useMonths()
  return (
    <p dir="auto" data-kind={kind} data-found={marks.length > 0 || undefined}>
      {marks.length > 0 ? <i>{number}</i> : null}
      {text === '' ? <HiddenBar long /> : <Marked text={text} marks={marks} />}
      {aside ? (
        <span className="cv-aside">
          <bdi>{months(aside.replace('present', t('now')))}</bdi>
        </span>
      ) : null}
    </p>
  )
}
