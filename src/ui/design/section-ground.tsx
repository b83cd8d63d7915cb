import { Card, Lamp } from '#ui/basics/card.tsx'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import { icons } from '#ui/basics/icons.ts'
import { Specimen } from './specimen.tsx'
import { useTexts } from './texts.ts'

const colours = [
  'paper',
  'card',
  'raised',
  'sunken',
  'line',
  'line-strong',
  'line-control',
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'accent-soft',
  'focus',
  'lamp',
  'warm-soft',
  'good',
  'good-soft',
  'bad',
  'bad-soft',
  'info',
  'info-soft',
]
const sizes = ['3xl', '2xl', 'xl', 'l', 'm', 's', 'xs']

/** Colours, type, cards and signs. */
export function GroundSection() {
  const texts = useTexts()
  return (
    <Specimen id="ground" title={texts.sections.ground}>
      <ul className="specimen-swatches">
        {colours.map((name) => (
          <li key={name}>
            <i style={{ background: `var(--${name})` }} />
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <div className="specimen-scale">
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})` }}>
            {texts.pangram}
          </p>
        ))}
        <p className="num">0123456789 AED 7,000–9,000</p>
      </div>
      <div className="grid">
        <Card
          title={texts.checked}
          aside={
            <a className="link" href="#ground">
              {texts.edit}
            </a>
          }
        >
          <p className="quiet">{texts.checkedWords}</p>
        </Card>
        <Card look="lit">
          <p className="row strong">
            <Lamp /> {texts.next}
          </p>
          <p className="quiet">{texts.nextWords}</p>
        </Card>
        <Card look="float">
          <p className="quiet">{texts.emptyWords}</p>
        </Card>
      </div>
      <p className="cluster quiet">
        {(Object.keys(icons) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
    </Specimen>
  )
}
