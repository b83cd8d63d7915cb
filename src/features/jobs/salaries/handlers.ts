import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { findSalaries } from './find-salaries.ts'
import { salariesOfPlace } from './salaries-of-place.ts'
import { showSalary } from './show-salary.ts'
import { usualPay } from './usual-pay.ts'

export const salaryHandlers = [
  handle(contract.findSalaries, findSalaries),
  handle(contract.salariesOfPlace, salariesOfPlace),
  handle(contract.showSalary, showSalary),
  handle(contract.usualPay, usualPay),
]
