import { operatorNames } from './operators.ts';
import { refuseParam } from './refusal.ts';
import { isJson, oneOf } from './shape.ts';

/** One condition of `filtering`. */
export type Filter = { field: string; operator: string; value: unknown };

export const parseFilters = (list: unknown[]): Filter[] =>
  list.map((item, place) => {
    if (!isJson(item)) {
      return refuseParam(`Param filtering[${place}] must be an object`, 'filtering', place);
    }
    const operator = String(item['operator'] ?? '');
    oneOf(operator, `filtering[${place}][operator]`, [...operatorNames]);
    return { field: String(item['field'] ?? ''), operator, value: item['value'] };
  });
