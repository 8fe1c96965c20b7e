import { tabsCases } from '../tabs/tabs.cases'
import { test } from './serve'

for (const { title } of tabsCases) test(`tabs in a browser: ${title}`, ({ stage }) => stage.runCase('tabs', title))
