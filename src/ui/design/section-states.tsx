import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Empty, Note, Skeleton } from '#ui/basics/note.tsx'
import { PaperSheet } from '#ui/basics/paper-sheet.tsx'
import { SaveState } from '#ui/shells/save-state.tsx'
import { Shelf, Specimen } from './specimen.tsx'
import { useTexts } from './texts.ts'

/** Empty, loading, warned, saved, failed; and a document on paper. */
export function StatesSection() {
  const texts = useTexts()
  return (
    <Specimen id="states" title={texts.sections.states}>
      <div className="grid">
        <Empty
          icon="file"
          title={texts.empty}
          action={
            <LinkButton look="primary" href="#states">
              {texts.find}
            </LinkButton>
          }
        >
          <p>{texts.emptyWords}</p>
        </Empty>
        <Empty icon="lock" title={texts.refused} action={<Button>{texts.later}</Button>}>
          <p>{texts.unchecked}</p>
        </Empty>
      </div>
      <div className="grid">
        <Note tone="good" title={texts.checked} icon="shield">
          <p className="quiet">{texts.checkedWords}</p>
        </Note>
        <Note tone="warm">{texts.unchecked}</Note>
        <Note tone="bad">{texts.broken}</Note>
        <Note tone="info">{texts.newsHelp}</Note>
        <Note>{texts.jobHelp}</Note>
      </div>
      <div className="grid">
        <Card aria-busy>
          <Skeleton />
        </Card>
        <PaperSheet label={texts.cv}>
          <h3>Nadia Haddad</h3>
          <p className="small quiet">{texts.roles[0]}</p>
        </PaperSheet>
      </div>
      <Shelf>
        <SaveState state="saving" />
        <SaveState state="saved" at={new Date('2026-11-21T10:42')} />
        <SaveState state="kept" />
        <SaveState state="failed" onRetry={() => {}} />
      </Shelf>
    </Specimen>
  )
}
