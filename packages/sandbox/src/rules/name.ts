import { refuseParam, requireParam } from '../refusal.ts';

const longest = 400;

export const checkName = (name: string | undefined) => {
  if (name === undefined || name.trim() === '') return requireParam('name');
  if ([...name].length > longest) {
    refuseParam(`Param name must be ${longest} characters or fewer`, 'name');
  }
};
