import { fileURLToPath } from 'node:url';
import { API } from 'typescript/unstable/sync';
import type { ToldAt } from './told.ts';
import { type JsonSchema, TypeSchemas } from './typeSchemas.ts';

const FILE = fileURLToPath(new URL('told.ts', import.meta.url));
const PROJECT = fileURLToPath(new URL('tsconfig.json', import.meta.url));
const ROOT: keyof { ToldAt: ToldAt } = 'ToldAt';

/** Everything that is told, under the name of where it comes from, and each type of it under its own. */
export function toldSchema(): JsonSchema {
  const api = new API();
  try {
    const [project] = api.updateSnapshot({ openProjects: [PROJECT] }).getProjects();
    if (project === undefined) throw new Error(`no project ${PROJECT}`);
    const { checker, program } = project;
    const source = program.getSourceFile(FILE);
    const module = source && checker.getSymbolAtLocation(source);
    const told = module && checker.getMemberInModuleExports(module, ROOT);
    if (told === undefined) throw new Error(`no type ${ROOT} in ${FILE}`);
    const schemas = new TypeSchemas(checker);
    const places = schemas.fieldsOf(checker.getDeclaredTypeOfSymbol(told));
    return { $defs: { ...places, ...sorted(schemas.defs) } };
  } finally {
    api.close();
  }
}

function sorted(defs: object): object {
  return Object.fromEntries(Object.entries(defs).sort(([one], [other]) => (one < other ? -1 : 1)));
}
