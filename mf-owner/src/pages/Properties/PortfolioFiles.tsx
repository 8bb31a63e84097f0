import { ownerPaths } from '../../paths';
import type { Property } from '../../api/properties';
import { readAllTrees } from '../../api/propertyTrees';
import { useAction } from '@tree-service/design/hooks';
import { saveTextFile } from '@tree-service/kernel/native';
import { Button, Menu, MenuItem } from '@tree-service/design';
import { ChevronDown, Download, Upload } from 'lucide-react';
import { propertiesCsv, treesCsv } from './portfolioCsv';

/** Import and export of properties and trees. */
export function PortfolioFiles({ properties }: { properties: readonly Property[] }) {
  const failed = "We couldn't save the file";
  const saveProperties = useAction({
    run: () => saveTextFile('properties.csv', propertiesCsv(properties)),
    done: 'Saved as properties.csv',
    failed,
    refresh: [],
  });
  const saveTrees = useAction({
    run: async () => saveTextFile('trees.csv', treesCsv(await readAllTrees())),
    done: 'Saved as trees.csv',
    failed,
    refresh: [],
  });
  return (
    <>
      <Button asLink to={ownerPaths.propertyImport()} variant="outline">
        <Upload size={18} aria-hidden />
        Import
      </Button>
      <Menu
        trigger={
          <Button variant="outline" loading={saveTrees.isPending}>
            <Download size={18} aria-hidden />
            Export
            <ChevronDown size={16} aria-hidden />
          </Button>
        }
      >
        <MenuItem onClick={() => saveProperties.mutate()}>Properties as CSV</MenuItem>
        <MenuItem onClick={() => saveTrees.mutate()}>All trees as CSV</MenuItem>
      </Menu>
    </>
  );
}
