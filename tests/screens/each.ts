import { afterEach } from 'vitest'
import { clear } from './show.tsx'

afterEach(clear)
