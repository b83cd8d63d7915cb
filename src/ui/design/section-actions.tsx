import { Button, IconButton, LinkButton } from '#ui/basics/button.tsx'
import { ChipDrop, ChipLink, ChipToggle, ChipWord } from '#ui/basics/chip.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { Segments, TabsNav } from '#ui/lists/tabs-nav.tsx'
import { LanguageMenu, ThemeSwitch } from '#ui/shells/page-menus.tsx'
import { ShareMenu } from '#ui/shells/share-menu.tsx'
import { Shelf, Specimen } from './specimen.tsx'
import { useTexts } from './texts.ts'

/** Buttons, chips, tabs and the menus of pages. */
export function ActionsSection() {
  const texts = useTexts()
  return (
    <Specimen id="actions" title={texts.sections.actions}>
      <Shelf>
        <Button look="primary">{texts.send}</Button>
        <Button icon="bookmark">{texts.save}</Button>
        <Button look="text">{texts.later}</Button>
        <Button look="plain">{texts.clear}</Button>
        <Button look="danger">{texts.takeBack}</Button>
        <Button look="danger-solid">{texts.erase}</Button>
      </Shelf>
      <Shelf>
        <Button look="primary" size="s">
          {texts.small}
        </Button>
        <Button size="s">{texts.small}</Button>
        <Button look="primary" size="l">
          {texts.large}
        </Button>
        <LinkButton look="text" href="#actions" iconEnd="forth">
          {texts.openPage}
        </LinkButton>
        <Button disabled>{texts.waiting}</Button>
        <Button look="primary" busy>
          {texts.send}
        </Button>
        <IconButton icon="more" label={texts.edit} framed />
        <IconButton icon="bookmark" label={texts.save} aria-pressed />
        <IconButton icon="send" label={texts.send} size="s" />
      </Shelf>
      <Shelf>
        <ChipDrop label={texts.pay} group="chips">
          <Checkbox name="shown" count={287}>
            {texts.agree}
          </Checkbox>
          <footer>
            <button type="button" className="link">
              {texts.clear}
            </button>
            <Button size="s" look="primary">
              {texts.showJobs}
            </Button>
          </footer>
        </ChipDrop>
        <ChipDrop label={texts.fullTime} on group="chips">
          <Checkbox name="full" defaultChecked count={412}>
            {texts.fullTime}
          </Checkbox>
        </ChipDrop>
        <ChipToggle on>{texts.visa}</ChipToggle>
        <ChipToggle count={23}>{texts.mode}</ChipToggle>
        <ChipLink href="#actions" on iconEnd="x">
          {texts.fullTime}
        </ChipLink>
        <ChipWord>SAP EWM</ChipWord>
      </Shelf>
      <TabsNav
        label={texts.sections.actions}
        items={texts.steps.map((words, at) => ({
          href: `#tab-${at}`,
          words,
          count: at || undefined,
          current: at === 0,
        }))}
      />
      <Shelf>
        <Segments
          label={texts.apply}
          items={texts.ways.map((words, at) => ({ href: `#way-${at}`, words, current: at === 0 }))}
        />
        <ShareMenu url="https://masar.example/jobs/1" title={texts.longTitle} />
        <ShareMenu url="https://masar.example/jobs/1" title={texts.longTitle} iconOnly />
        <ThemeSwitch />
        <LanguageMenu languages={pageLanguages('en')} />
      </Shelf>
    </Specimen>
  )
}

/** The four languages as a footer or a menu takes them. */
export const pageLanguages = (now: string) =>
  [
    ['en', 'English'],
    ['ar', 'العربية'],
    ['ru', 'Русский'],
    ['fr', 'Français'],
  ].map(([language = '', name = '']) => ({ href: `?lang=${language}`, language, name, current: language === now }))
